import { lowerStylesId } from '../site/constants'
import { addToHead } from './addToHead'

/** Keeps the styles of what stands below an opening when the page goes that links them: those that come next need them too. */
export function keepLowerStyles(): void {
  const link = document.querySelector<HTMLLinkElement>(`#${lowerStylesId} link`)
  if (link) addToHead('link', { rel: 'stylesheet', href: link.href }).onload = () => link.remove()
}
