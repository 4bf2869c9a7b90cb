import { type Rule } from './rule'

export const arrows: Rule = {
  name: 'arrows point in the direction of reading',
  remedy: 'Use the component Icon, which mirrors arrows in languages that are read from the right.',
  find: () => {
    const { nameOf } = window.helpers
    const direction = document.documentElement.dir === 'rtl' ? -1 : 1

    return [...document.querySelectorAll<SVGSVGElement>('svg[data-icon=arrow]')]
      .filter((arrow) => arrow.checkVisibility())
      .filter((arrow) => Math.sign(arrow.getScreenCTM()?.a ?? 0) !== direction)
      .map((arrow) => `the arrow in ${nameOf(arrow.parentElement ?? arrow)} points backwards`)
  },
}
