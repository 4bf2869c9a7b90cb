import { type Rule } from './rule'

export const turnedChevrons: Rule = {
  name: 'a chevron points up where it closes something, and down where it opens something',
  remedy: 'Use the class `opener`, which turns the icon, or turn the icon in `[open]`.',
  find: () => {
    const { nameOf } = window.helpers
    const chevrons = document.querySelectorAll('details > summary [data-icon=chevron]')

    return [...chevrons].flatMap((chevron) => {
      const details = chevron.closest('details')
      if (!details || !chevron.checkVisibility()) return []
      const { open: wasOpen } = details

      const [closed, open] = [false, true].map((isOpen) => {
        details.open = isOpen

        return getComputedStyle(chevron).rotate
      })

      details.open = wasOpen

      return closed === 'none' && open === '180deg'
        ? []
        : [`the chevron in ${nameOf(details)} turns from ${closed} to ${open}`]
    })
  },
}
