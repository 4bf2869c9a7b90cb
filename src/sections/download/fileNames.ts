import type { Messages } from '../../i18n/messages'
import type { OfferedFile } from '../../site/releases'

type FileMessages = Messages['download']['files']

/** The key of a file that has messages. */
type FileKey = {
  [Key in keyof FileMessages]: FileMessages[Key] extends string ? never : Key
}[keyof FileMessages]

/** The name and the purpose of a file; the content check makes sure that every file of releases.json has them. */
export function fileNames({ files }: Messages['download'], { key }: OfferedFile) {
  return files[key as FileKey]
}
