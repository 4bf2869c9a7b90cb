import type { Content } from '../content'
import { textsIn, type ContentDocument } from '../contentDocument'
import type { Mistake } from '../mistake'
import { oncePer } from '../oncePer'

/** No text is empty, and none begins or ends with a space. */
export function emptyWords({ documents }: Content): Mistake[] {
  return [...documents.values()].flatMap(mistakesIn)
}

const mistakesIn = oncePer((document: ContentDocument): Mistake[] =>
  textsIn(document).flatMap(({ path, text }) => {
    const message = spaceProblem(text)
    return message ? [document.mistake(path, message)] : []
  }),
)

function spaceProblem(text: string): string | undefined {
  if (text.trim() === '') return 'this is empty, expected words'
  return /^\s|[^\S\n]$/.test(text) ? 'this begins or ends with a space, expected none' : undefined
}
