import { type Rule } from './rule'

/** The header's menus differ by width, but not the links in them. Wide pages show all choices of some groups. */
export const sameControls: Rule = {
  name: 'the same controls are in reach in every window',
  remedy: 'Show the named control, or a link to the same page, in every window.',
  find: () => {
    const { controls, isShown, nameOf } = window.helpers
    const store = window as { firstControls?: { readonly at: string; readonly names: string[] } }
    const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open])')

    for (const details of closed) details.open = true
    const names = [...document.querySelectorAll(controls)]
      .filter((control) => isShown(control) && !control.matches('header summary, [type=radio]'))
      .map((control) =>
        control instanceof HTMLAnchorElement
          ? `the link to ${control.href.split('?')[0] ?? ''}`
          : nameOf(control),
      )

    for (const details of closed) details.open = false

    const first = (store.firstControls ??= { at: `${innerWidth}×${innerHeight}`, names })
    const lost = first.names.filter((name) => !names.includes(name))
    const added = names.filter((name) => !first.names.includes(name))

    return [
      ...lost.map((name) => `${name} is not in reach, but it is at ${first.at}`),
      ...added.map((name) => `${name} is in reach, but not at ${first.at}`),
    ]
  },
}
