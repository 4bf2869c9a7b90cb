import { type Rule } from './rule'

export const animations: Rule = {
  name: 'nothing moves for visitors who prefer reduced motion',
  remedy:
    'Put the animation, the transition or the smooth scrolling into `prefers-reduced-motion: no-preference`.',
  find: () => {
    const { nameOf } = window.helpers
    const longest = (durations: string) => Math.max(...durations.split(',').map(parseFloat))

    return [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } =
        getComputedStyle(element)
      const causes = [
        animationName !== 'none' && longest(animationDuration) > 0 && `animation ${animationName}`,
        longest(transitionDuration) > 0 && `transition of ${transitionDuration}`,
        scrollBehavior === 'smooth' && 'smooth scrolling',
      ].filter((cause) => cause !== false)

      return causes.map((cause) => `${nameOf(element)} has the ${cause}`)
    })
  },
}
