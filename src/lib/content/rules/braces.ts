import { documentsIn, type Content } from '../content'
import { textsIn, type ContentDocument } from '../contentDocument'
import type { Mistake } from '../mistake'
import { oncePer } from '../oncePer'
import { runtimePlacesIn, withoutPlaceholders } from '../placeholders'

/** Every brace belongs to a placeholder, and prose, which no browser fills, asks for facts only. */
export function braces(content: Content): Mistake[] {
  return ['locales', 'prose'].flatMap((room) => documentsIn(content, room)).flatMap(mistakesIn)
}

const mistakesIn = oncePer((document: ContentDocument): Mistake[] =>
  textsIn(document).flatMap(({ path, text }) => {
    const brace = /[{}]+/.exec(withoutPlaceholders(text))
    const [place] = document.file.startsWith('content/prose/') ? runtimePlacesIn(text) : []
    const found = brace?.[0] ?? place
    if (found === undefined) return []
    const rest = text.slice(brace?.index ?? text.indexOf(found)).split('\n')[0]
    const message = `"${found}" belongs to no placeholder, expected one such as {{brand.name}}`
    return [document.mistake(path, message, { text: rest })]
  }),
)
