import { onClick } from '../events'
import { pageState } from '../pageState'

/** Closes the header's menus, except one that contains `except`. Navigation leaves them open. */
export function closeMenus(except?: EventTarget | null): void {
  for (const menu of document.querySelectorAll('header details'))
    if (!(except instanceof Node && menu.contains(except))) menu.removeAttribute('open')
}

/**
 * Closes an open menu after a press outside it, a click on its links, and the Escape key, which returns the focus to the
 * button of the menu; also if a change of the window's size hides it, or if the visitor returns to the page.
 */
export function watchMenus(): void {
  addEventListener('resize', closeHiddenMenus)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) closeMenus()
  })
  addEventListener('pointerdown', ({ target }) => closeMenus(target))
  onClick('header details nav a', () => closeMenus())

  addEventListener('keydown', ({ key }) => {
    const summary = document.querySelector<HTMLElement>('header details[open] summary')
    if (key !== 'Escape' || !summary) return

    closeMenus()
    summary.focus()
  })
}

/** Closes menus that wide windows do not show, because an open menu keeps the header from hiding. */
function closeHiddenMenus(): void {
  for (const menu of document.querySelectorAll('header details[open]'))
    if (menu.getClientRects().length === 0) menu.removeAttribute('open')
}

/** Marks the header as away while the visitor scrolls down, so that CSS hides the header. */
export function hideHeaderOnScroll(): void {
  const state = pageState()
  let last = scrollY

  addEventListener('scroll', () => {
    const header = document.querySelector('header')
    const moved = scrollY - last
    if (!header || Math.abs(moved) < 8) return
    last = scrollY
    if (moved > 0 && scrollY > 2 * header.offsetHeight) state.header = 'away'
    else delete state.header
  })
}
