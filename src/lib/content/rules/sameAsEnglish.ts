import type { Content } from '../content'
import type { Mistake } from '../mistake'
import { isListed, type TextList } from '../textName'
import { translatedTexts, wordsOnly, type TranslatedText } from '../translatedTexts'

const file = 'content/reviewed-identical.yaml'

/** A text that reads as in English was read by somebody, who wrote down why; and that list holds nothing else. */
export function sameAsEnglish(content: Content): Mistake[] {
  const list = content.sound(file) as { texts: readonly TextList[] } | undefined
  if (!list) return []
  const same = translatedTexts(content).filter(isSame)
  const message = `this is the same as in English, expected a translation or an entry in ${file}`
  return [
    ...same
      .filter(({ name, language }) => !list.texts.some((entry) => isListed(entry, name, language)))
      .map((text) => text.mistake(message)),
    ...idleEntries(list.texts, same, content),
  ]
}

function isSame({ english, translated }: TranslatedText): boolean {
  return english === translated && /\p{L}{2}/u.test(wordsOnly(english))
}

function idleEntries(
  entries: readonly TextList[],
  same: readonly TranslatedText[],
  { site, documents }: Content,
): Mistake[] {
  // What a file that can't be read would say is not known.
  if ([...documents.values()].some(({ value }) => value === undefined)) return []
  return entries.flatMap((entry, index) => {
    const isOfSite = (language: string) => Object.hasOwn(site.locales, language)
    const isConcerned = entry.languages === 'all' || entry.languages.some(isOfSite)
    if (!isConcerned || same.some(({ name, language }) => isListed(entry, name, language)))
      return []
    const message = `no text called "${entry.text}" is the same as in English, expected no entry for it`
    return documents.get(file)?.mistake(['texts', index], message) ?? []
  })
}
