import type { ContentDocument } from './contentDocument'
import { pathText, type Path } from './locate'
import { matchesPattern } from './matchesPattern'
import { placeOf } from './place'

/** Names texts, in some languages or all, for a rule that they are excused from. */
export interface TextList {
  /** The name of a text; `*` stands for any letters: `requirements:platforms.*`. */
  readonly text: string
  readonly languages: 'all' | readonly string[]
}

/** The name of a text, the same in every language: `home:hero.title`, `faq:entries.modes.answer`. */
export function textName({ file, value }: ContentDocument, path: Path): string {
  return `${placeOf(file)?.name ?? ''}:${pathText(value, path)}`
}

/** Says whether a path leads to the key of a list item: a text of the file, but no words. */
export function isItemKey(path: Path): boolean {
  return path.at(-1) === 'key' && typeof path.at(-2) === 'number'
}

/** Says whether a list names a text in a language. */
export function isListed({ text, languages }: TextList, name: string, language: string): boolean {
  if (languages !== 'all' && !languages.includes(language)) return false
  return matchesPattern(text, name)
}
