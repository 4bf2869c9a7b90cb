import { type Rule } from './rule'

/** Gradients have no inline start. Those that repeat, such as the holes of a film, look the same from both sides. */
export const mirroredGrounds: Rule = {
  name: 'grounds with two colours run in the direction of reading',
  remedy: 'Write the angle as `calc(90deg * var(--direction))`.',
  find: () => {
    const { nameOf } = window.helpers
    const backwards = document.documentElement.dir === 'rtl' ? '90deg' : '-90deg'

    return [...document.querySelectorAll('main *')].flatMap((element) => {
      const { backgroundImage, backgroundSize } = getComputedStyle(element)
      const [, angle, stops = ''] =
        /^linear-gradient\((-?90deg), (.*)\)$/.exec(backgroundImage) ?? []
      const colours = stops.match(/rgba?\([^)]*\)/g) ?? []
      const isSymmetrical = colours.join() === [...colours].reverse().join()

      return angle === backwards && backgroundSize === 'auto' && !isSymmetrical
        ? [`${nameOf(element)} runs from ${colours[0]} to ${colours.at(-1)} against the text`]
        : []
    })
  },
}
