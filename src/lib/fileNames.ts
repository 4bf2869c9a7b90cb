import type { Messages } from './messages/namespaces'

type FileMessages = Messages['download']['files']

/** The key of a file with messages. */
type FileKey = {
  [Key in keyof FileMessages]: FileMessages[Key] extends string ? never : Key
}[keyof FileMessages]

/** Returns the name and purpose of a file. The content check ensures that every file of releases.json has them. */
export function fileNames({ files }: Messages['download'], { key }: { readonly key: string }) {
  return files[key as FileKey]
}
