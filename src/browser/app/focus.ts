/** Moves the focus to the element that replaces the control that was used; otherwise the focus would be lost. */
export function focus(element: HTMLElement | null): void {
  element?.focus()
}

/**
 * After a navigation in the app, moves the focus where a browser would: to the target of the fragment. If the router
 * has left it on the body (from a not-found page to the home page of its language), the page gets it.
 */
export function keepFocus(): void {
  const page = document.getElementById('gatsby-focus-wrapper')
  const target = document.getElementById(location.hash.slice(1))
  // The router focuses the whole page, and does so after this.
  if (target) page?.addEventListener('focus', () => focusTarget(target), { once: true })
  else if (document.activeElement === document.body) page?.focus({ preventScroll: true })
}

/** The target is focusable only while it has the focus: otherwise a click on its text would focus it, too. */
function focusTarget(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}
