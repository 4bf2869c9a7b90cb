import { iconPath, parseSwap, swapName } from '../../lib/sharedSwap'
import { cast } from '../../site/palette'
import { pageState } from '../../browser/pageState'
import { readStored, remember } from '../../browser/storage'

const storageKey = 'wear'

/**
 * Replaces the artwork on every page with a swap, such as `ada-ben`, and stores the choice. Null undoes it. By default,
 * applies the stored choice. A script sets the custom properties for src/styles/utilities.css, because the content
 * security policy forbids style attributes in HTML.
 */
export function wear(name = readStored(storageKey)): void {
  remember(storageKey, name)
  const swap = parseSwap(name)
  if (swap) {
    const { head, face } = swap
    pageState().wear = swapName(swap)
    const properties = {
      swap: `url(/cast/${head}-${face}.svg)`,
      head: `url(/cast/${head}-${head}.svg)`,
      face: `url(/cast/${face}-${face}.svg)`,
      tint: `var(--${cast[face].ground})`,
      'head-tint': `var(--${cast[head].ground})`,
      ground: `var(--ground-${cast[face].ground})`,
    }
    for (const [property, value] of Object.entries(properties))
      document.documentElement.style.setProperty(`--worn-${property}`, value)
  } else delete pageState().wear
  const icon = document.querySelector('link[type="image/svg+xml"]')
  const url = swap ? iconPath(swap) : '/favicon.svg'
  // Setting `href` makes the browser load the icon again, even if the URL is unchanged.
  if (icon?.getAttribute('href') !== url) icon?.setAttribute('href', url)
}
