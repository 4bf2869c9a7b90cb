import { type Rule } from './rule'

/** Browsers draw scroll bars, lists to choose from and check boxes in the colours of `color-scheme`. */
export const themedControls: Rule = {
  name: 'the controls that the browser draws have the theme of the page',
  remedy: 'Set `color-scheme` together with the colours of the theme.',
  find: () => {
    const { contrast } = window.helpers
    const root = getComputedStyle(document.documentElement)
    const probe = document.createElement('span')

    probe.style.color = 'CanvasText'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)

    probe.remove()

    return contrast(color, [root.backgroundColor]) >= 4.5
      ? []
      : [`the browser writes in ${color} on ${root.backgroundColor}`]
  },
}
