import { type Rule } from './rule'

/** In the first state, the rule notes the place of every control. Transforms, which move nothing else, do not count. */
export const stillControls: Rule = {
  name: 'controls keep their place while they are hovered, focused or pressed',
  remedy:
    'Change colours, outlines, shadows or transforms, but no sizes, borders, margins or weights.',
  find: () => {
    const { controls, nameOf } = window.helpers
    const store = window as { placesAtRest?: WeakMap<Element, readonly number[]> }
    const places = (store.placesAtRest ??= new WeakMap())

    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility() && !control.matches('[href="#main"]'))
      .flatMap((control) => {
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = control
        const place = [offsetLeft, offsetTop, offsetWidth, offsetHeight]
        const rest = places.get(control)

        if (!rest) {
          places.set(control, place)

          return []
        }

        const isStill = place.every((value, index) => Math.abs(value - (rest[index] ?? 0)) <= 1)

        return isStill ? [] : [`${nameOf(control)} moves from ${rest.join()} to ${place.join()}`]
      })
  },
}
