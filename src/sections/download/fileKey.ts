import type { Messages } from '../../i18n/messages'

type FilesWords = Messages['download']['files']

/** The key of a file that has words of its own; the content's check sees that every file of releases.json has them. */
export type FileKey = {
  [Key in keyof FilesWords]: FilesWords[Key] extends string ? never : Key
}[keyof FilesWords]
