/** Calls back for every click on an element that a selector matches, or inside one, before anything else does. */
export function onClick(selector: string, callback: (element: HTMLElement) => void): void {
  addEventListener(
    'click',
    ({ target }) => {
      const element = target instanceof Element && target.closest<HTMLElement>(selector)
      if (element) callback(element)
    },
    true,
  )
}
