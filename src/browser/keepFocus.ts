/**
 * Gives the new page the focus where the router left it on nothing: from a not-found page to the home page of its
 * language, which it takes for the same place.
 */
export function keepFocus(): void {
  if (document.activeElement !== document.body) return
  document.getElementById('gatsby-focus-wrapper')?.focus({ preventScroll: true })
}
