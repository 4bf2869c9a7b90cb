import { type Rule } from './rule'

/** The header has one height for narrow windows and one for wide ones. The specification says where they meet. */
export const steadyHeader: Rule = {
  name: 'the header has the same height in all windows',
  remedy:
    'Shorten the labels of the menu, lower the gaps between them, or let the brand name shrink.',
  find: () => {
    const store = window as { headerHeights?: Record<string, number> }
    const heights = (store.headerHeights ??= {})
    const kind = innerWidth < 768 ? 'narrow' : 'wide'
    const header = document.querySelector('header')
    if (!header) return ['the page has no header']
    const height = Math.round(header.getBoundingClientRect().height)
    const usual = (heights[kind] ??= height)

    return Math.abs(height - usual) <= 2
      ? []
      : [`the header has ${height} px, but ${usual} px in other ${kind} windows`]
  },
}
