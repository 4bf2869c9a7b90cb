/** Focuses the element that replaces a used control. A removed control would lose the focus. */
export function focus(element: HTMLElement | null): void {
  element?.focus()
}

/**
 * Moves the focus after a client-side navigation. As after a full page load, the target of the URL's fragment gets the
 * focus. Without a target, the page wrapper gets the focus if the router left it on `<body>`, as it does between a
 * not-found page and the home page in the same language.
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
