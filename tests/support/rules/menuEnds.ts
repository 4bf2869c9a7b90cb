import { type Rule } from './rule'

export const menuEnds: Rule = {
  name: 'the last link of every open menu is in reach',
  remedy:
    'Let the menu scroll: a `max-block-size` that depends on the window, and `overflow: auto`.',
  find: () => {
    const { isShown, nameOf } = window.helpers
    const faults: string[] = []

    for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details')) {
      const summary = menu.querySelector('summary')
      if (!summary || !isShown(summary)) continue
      const wasOpen = menu.open

      menu.open = true
      const last = [...menu.querySelectorAll('a, button')].filter(isShown).at(-1)

      last?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const { top = 0, bottom = 0 } = last?.getBoundingClientRect() ?? {}

      if (last && (top < -1 || bottom > innerHeight + 1))
        faults.push(
          `${nameOf(last)} ends ${Math.round(bottom - innerHeight)} px below the window and cannot be scrolled into it`,
        )

      menu.open = wasOpen
      scrollTo({ top: 0, behavior: 'instant' })
    }

    return faults
  },
}
