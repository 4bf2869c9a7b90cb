import { parseFormat } from '../../messages/factFormats'
import type { Content } from '../content'
import type { Mistake } from '../mistake'
import { oncePer } from '../oncePer'
import { placeholdersIn, runtimePlacesIn, type Placeholder } from '../placeholders'
import { textPairs, translationsIn, type TextPair } from '../translations'

/** A translation asks for the same facts in the same formats as English; order and case are its own. */
export function translationPlaceholders(content: Content): Mistake[] {
  return translationsIn(content).flatMap((translation) =>
    textPairs(translation).flatMap((pair) => {
      const { missing, extra } = differencesIn(pair)
      if (missing.length + extra.length === 0) return []
      const parts = [
        ...missing.map((request) => `${request} is missing`),
        ...extra.map((request) => `${request} is not in the English text`),
      ]
      const text = extra[0]?.split(',')[0]
      const message = `${parts.join(', ')}, expected the same placeholders as in English`
      return [translation.translated.mistake(pair.translated.path, message, { text })]
    }),
  )
}

const differencesIn = oncePer(({ english, translated }: TextPair) => {
  const wanted = requestsIn(english.text)
  const found = requestsIn(translated.text)
  return {
    missing: [...wanted].filter((request) => !found.has(request)),
    extra: [...found].filter((request) => !wanted.has(request)),
  }
})

function requestsIn(text: string): Set<string> {
  return new Set([...placeholdersIn(text).map(normalized), ...runtimePlacesIn(text)])
}

/** A placeholder without the grammatical case, which is each language's own affair. */
function normalized({ source, fact, format }: Placeholder): string {
  if (format === undefined) return `{{${fact}}}`
  try {
    const { name, options } = parseFormat(format)
    const kept = Object.entries(options).filter(([option]) => option !== 'context')
    const inside = kept.map(([option, value]) => `${option}: ${value}`).sort()
    return `{{${fact}, ${name}${inside.length > 0 ? `(${inside.join('; ')})` : ''}}}`
  } catch {
    return source
  }
}
