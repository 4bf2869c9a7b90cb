import { editJson } from './editJson'
import { editYaml } from './editYaml'

/**
 * Puts new data into the text of a content file: the file's path, its text and the data that it shall hold go
 * in, its new text comes out, in which comments, order, `$schema` line and layout are as before but for what
 * differs. Throws an EditError when the text is not laid out as Prettier would, or can't be read.
 */
export function applyEdit(file: string, text: string, data: unknown): string {
  return file.endsWith('.json') ? editJson(text, data) : editYaml(text, data)
}
