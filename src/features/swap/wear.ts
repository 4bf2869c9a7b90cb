import { prefersReducedMotion } from '../../browser/motion'
import { pageState } from '../../browser/pageState'
import { readStored, remember } from '../../browser/storage'
import { iconPath } from '../../lib/sharedSwap'
import { cast, characters, type Character } from '../../site/palette'

const storageKey = 'wear'

/** Gives everybody on every page the face of a person, and stores the choice. Null undoes it. */
export function wear(face: Character | null): void {
  remember(storageKey, face)
  showWornFace(face)
}

/** Shows everybody with a face: by default, the stored one. Null shows everybody as they are. */
export function showWornFace(name = readStored(storageKey)): void {
  const face = characters.find((character) => character === name)

  setWornDrawings(face)
  setFavicon(face)
}

/** Sets the drawings that style sheets show instead of a person's own. Without a face, the style sheets ignore them. */
function setWornDrawings(face: Character | undefined): void {
  if (!face) {
    delete pageState().wear

    return
  }

  pageState().wear = face
  // The security policy forbids style attributes in the HTML.
  const { style } = document.documentElement

  style.setProperty('--worn-tint', `var(--${cast[face].ground})`)
  for (const head of characters)
    style.setProperty(`--worn-${cast[head].ground}`, `url(/cast/${head}-${face}.svg)`)
}

function setFavicon(face: Character | undefined): void {
  const icon = document.querySelector('link[type="image/svg+xml"]')
  const url = face ? iconPath({ head: 'ada', face }) : '/favicon.svg'
  // Setting `href` makes the browser load the icon again, even if the URL is unchanged.
  if (icon?.getAttribute('href') !== url) icon?.setAttribute('href', url)
}

/** Gives everybody a face, from the header to the lower end of the window in 0.6 seconds. Null undoes it. */
export function wearInWave(face: Character | null): void {
  wear(face)
  delete pageState().header
  if (!face || prefersReducedMotion()) return

  for (const person of document.querySelectorAll('[data-wears]')) {
    const delay = 400 * Math.max(0, person.getBoundingClientRect().top / innerHeight)
    const frames = { clipPath: ['inset(0 0 100%)', 'inset(0)'] }

    if (delay < 400) person.animate(frames, { delay, duration: 200, fill: 'backwards' })
  }
}
