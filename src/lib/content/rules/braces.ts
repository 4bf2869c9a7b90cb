import { documentsIn, type Content } from '../content'
import { textsIn } from '../contentDocument'
import type { Mistake } from '../mistake'
import { runtimePlacesIn, withoutPlaceholders } from '../placeholders'

/** Every brace belongs to a placeholder, and prose, which no browser fills, asks for facts only. */
export function braces(content: Content): Mistake[] {
  const documents = [...documentsIn(content, 'locales'), ...documentsIn(content, 'prose')]
  return documents.flatMap((document) =>
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
}
