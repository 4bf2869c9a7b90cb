import type { ListedFile } from '../../lib/editor/messages'
import { element } from './element'

const rooms: readonly (readonly [string, string])[] = [
  ['site', 'Facts'],
  ['locales', 'Words'],
  ['prose', 'Long words'],
  ['beside', 'Decisions and lists'],
]

/** Makes the list of files, by what they hold; tells which one is chosen. */
export function showFiles(
  files: readonly ListedFile[],
  current: string | undefined,
  isChanged: (path: string) => boolean,
  onChoose: (path: string) => void,
): HTMLElement[] {
  return rooms.flatMap(([room, title]) => {
    const items = files
      .filter((file) => file.room === room)
      .map((file) => {
        const words = isChanged(file.path) ? `${file.title} (changed)` : file.title
        const choose = element('button', { type: 'button' }, words)
        if (file.path === current) choose.setAttribute('aria-current', 'true')
        choose.addEventListener('click', () => onChoose(file.path))
        return element('li', {}, choose)
      })
    return [element('h2', {}, title), element('ul', {}, ...items)]
  })
}
