/** Identifies an element by a CSS selector and, optionally, by text that the element contains. */
export interface Target {
  readonly selector: string
  readonly text?: string
}

export type Finder = (target: Target) => HTMLElement | undefined

/** Returns the first visible element that matches the target. This function runs in the page. */
export function finder({ selector, text }: Target): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      (text === undefined || element.innerText.trim().includes(text)) &&
      element.checkVisibility({ visibilityProperty: true }),
  )
}

/** Returns a target as the message of a failure names it. */
export function describeTarget({ selector, text }: Target): string {
  return text === undefined ? selector : `${selector} with "${text}"`
}
