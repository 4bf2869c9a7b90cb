import type { Messages } from '../../i18n/messages'
import type { OfferedFile } from '../../site/releases'

type FileMessages = Messages['download']['files']

/** The key of a file with messages. */
type FileKey = {
  [Key in keyof FileMessages]: FileMessages[Key] extends string ? never : Key
}[keyof FileMessages]

/** Returns the name and purpose of a file. The content check ensures that every file of releases.json has them. */
export function fileNames({ files }: Messages['download'], { key }: OfferedFile) {
  return files[key as FileKey]
}
