import type { Content } from '../content'
import { didYouMean } from '../didYouMean'
import { matchesPattern } from '../matchesPattern'
import type { Mistake } from '../mistake'
import { englishTexts } from '../translatedTexts'

const file = 'content/launch.yaml'

/** What the owner has to confirm names texts that English has: one that is gone needs nobody's word. */
export function claims(content: Content): Mistake[] {
  const { documents, sound } = content
  const decisions = sound(file) as
    { readonly claims: readonly { readonly texts: readonly string[] }[] } | undefined
  // What a file that can't be read would say is not known.
  if (!decisions || [...documents.values()].some(({ value }) => value === undefined)) return []
  const names = [...englishTexts(content).keys()]
  return decisions.claims.flatMap(({ texts }, index) =>
    texts.flatMap((pattern, place) => {
      if (names.some((name) => matchesPattern(pattern, name))) return []
      const message = `no text is called "${pattern}"${didYouMean(pattern, names)}`
      return documents.get(file)?.mistake(['claims', index, 'texts', place], message) ?? []
    }),
  )
}
