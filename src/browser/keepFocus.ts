/**
 * Gives a new page the focus where a browser would: on the part that its address names. Where the router left it on
 * nothing (from a not-found page to the home page of its language, which it takes for the same place), the page has it.
 */
export function keepFocus(): void {
  const page = document.getElementById('gatsby-focus-wrapper')
  const part = partInAddress()
  // The router gives the focus to the whole page, and does so after this.
  if (part) page?.addEventListener('focus', () => focusPart(part), { once: true })
  else if (document.activeElement === document.body) page?.focus({ preventScroll: true })
}

/** Leads to the part that the address names when it is there at last. */
export function enterPart(): void {
  const part = partInAddress()
  part?.scrollIntoView()
  if (part) focusPart(part)
}

function partInAddress(): HTMLElement | null {
  return document.getElementById(location.hash.slice(1))
}

/** Only while it has the focus may a part be one that can have it: a click into its text would give it the focus, too. */
function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  }
  part.focus({ preventScroll: true })
}
