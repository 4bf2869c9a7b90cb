/** Moves the focus to the element that replaces a used control, because removing the control drops the focus. */
export function focus(element: HTMLElement | null): void {
  element?.focus()
}

/**
 * Moves the focus after a client-side navigation as a browser would: to the target of the fragment. If the router leaves
 * the focus on the body (from a not-found page to the home page of its language), moves it to the page.
 */
export function keepFocus(): void {
  const page = document.getElementById('gatsby-focus-wrapper')
  const target = document.getElementById(location.hash.slice(1))
  // The router focuses the whole page after this callback.
  if (target) page?.addEventListener('focus', () => focusTarget(target), { once: true })
  else if (document.activeElement === document.body) page?.focus({ preventScroll: true })
}

/** Makes the target focusable only while it has the focus, so that a click on its text does not focus it. */
function focusTarget(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}
