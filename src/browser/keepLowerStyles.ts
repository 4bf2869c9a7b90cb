import { lowerStylesId } from '../site/constants'
import { addToHead } from './addToHead'

/**
 * Has the head link the styles of what stands below an opening when the page goes that linked them: the next one needs
 * them too, and the browser has them at hand. Not before: a sheet that comes or goes costs the styles of the whole page.
 */
export function keepLowerStyles(): void {
  const link = document.querySelector<HTMLLinkElement>(`#${lowerStylesId} link`)
  if (link) addToHead('link', { rel: 'stylesheet', href: link.href })
}
