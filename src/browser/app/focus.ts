/** Focuses the element that replaces a used control. A removed control would lose the focus. */
export function focus(element: HTMLElement | null): void {
  element?.focus()
}

/**
 * Moves the focus after a client-side navigation to the target of the URL's fragment, as after a full page load, or to
 * the page wrapper if the router left the focus on `<body>`, as it does between a not-found page and the home page.
 */
export function keepFocus(): void {
  const page = document.getElementById('gatsby-focus-wrapper')
  const target = document.getElementById(location.hash.slice(1))
  // The router focuses the page wrapper after this function returns. Only then can the target get the focus.
  if (target) page?.addEventListener('focus', () => focusTarget(target), { once: true })
  else if (document.activeElement === document.body) page?.focus({ preventScroll: true })
}

/** Focuses an element. Removes an added `tabindex` on blur, so that later clicks do not focus the element. */
function focusTarget(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}
