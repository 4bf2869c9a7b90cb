import { type Rule } from './rule'

/**
 * In the first states, the rule notes how every control looks. A pressed link opens its page, but a button may only start
 * what takes a while, so it also shows that it is pressed.
 */
export const reactiveControls: Rule = {
  name: 'controls look different while they are hovered, and buttons while they are pressed',
  remedy: 'Use `button`, `rowLink` or `iconButton`, or add styles for `:hover` and `:active`.',
  find: () => {
    const { nameOf } = window.helpers
    const store = window as { looks?: Record<string, WeakMap<Element, string>> }
    const use = window.use ?? 'at rest'
    // The skip link is hidden. A link to the page itself leads nowhere.
    const exceptions = '[href="#main"], [aria-current=page]'
    const looks = (store.looks ??= {})
    const looksNow = (looks[use] ??= new WeakMap())

    const lookOf = (control: Element) =>
      [control, ...control.querySelectorAll('*')]
        .map((element) => {
          const style = getComputedStyle(element)
          const { textDecoration, textDecorationThickness, translate, rotate } = style
          const { color, backgroundColor, borderColor, outline, boxShadow } = style
          const shape = [textDecoration, textDecorationThickness, translate, rotate]

          return [...shape, color, backgroundColor, borderColor, outline, boxShadow].join()
        })
        .join()

    /** Returns the use from which a control must differ now, if it must. */
    const otherUse = (control: Element) =>
      ({ hovered: 'at rest', pressed: control.matches('.button') && 'hovered' })[use]

    return [...document.querySelectorAll('a[href], button:enabled, summary')]
      .filter((control) => control.checkVisibility() && !control.matches(exceptions))
      .flatMap((control) => {
        const look = lookOf(control)
        const other = otherUse(control)

        looksNow.set(control, look)

        return other && looks[other]?.get(control) === look
          ? [`${nameOf(control)} looks the same ${use} and ${other}`]
          : []
      })
  },
}
