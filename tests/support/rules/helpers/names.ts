/** How a fault names an element, so that one finds it in the code. */
export interface NameHelpers {
  /** Returns the element's tag and its label, its text or the start of its HTML. */
  readonly nameOf: (element: Element) => string
  /** Returns the ID of the section around an element, and the class of the element or of the nearest one around it. */
  readonly placeOf: (element: Element) => string
}

export function installNameHelpers(): void {
  const nameOf = (element: Element) => {
    if (element.matches('html, body')) return element.tagName.toLowerCase()
    const label = (element.getAttribute('aria-label') ?? element.textContent).trim()
    return `${element.tagName.toLowerCase()} "${label.slice(0, 40) || element.outerHTML.slice(0, 60)}"`
  }

  const placeOf = (element: Element) => {
    const section = element.closest('[id]:not(#___gatsby, #gatsby-focus-wrapper)')

    return [section?.id, element.closest('[class]')?.className].filter(Boolean).join(' ')
  }

  Object.assign(window.helpers, { nameOf, placeOf })
}
