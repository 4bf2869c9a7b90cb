import { type Rule } from './rule'

/** In the first state, the rule notes the box of every control. Transforms, which move nothing else, do not count. */
export const stillControls: Rule = {
  name: 'controls keep their place while they are hovered, focused or pressed',
  remedy:
    'Change colours, outlines, shadows or transforms, but no sizes, borders, margins or weights.',
  find: () => {
    const { controls, nameOf } = window.helpers
    const store = window as { boxesAtRest?: WeakMap<Element, readonly number[]> }
    const boxes = (store.boxesAtRest ??= new WeakMap())

    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility() && !control.matches('[href="#main"]'))
      .flatMap((control) => {
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = control
        const box = [offsetLeft, offsetTop, offsetWidth, offsetHeight]
        const rest = boxes.get(control)

        if (!rest) {
          boxes.set(control, box)

          return []
        }

        const isStill = box.every((value, index) => Math.abs(value - (rest[index] ?? 0)) <= 1)

        return isStill ? [] : [`${nameOf(control)} moves from ${rest.join()} to ${box.join()}`]
      })
  },
}
