import { codePoint } from '../codePoint'
import type { Content } from '../content'
import { textsIn, type ContentDocument } from '../contentDocument'
import type { Mistake } from '../mistake'
import { oncePer } from '../oncePer'

const hidden =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u2028\u2029\ufeff\ufffd\ue000-\uf8ff]|\p{Cs}/u
const misread = /â€|[ÃÂ][\u00a1-\u00bf]/

/** No text holds control characters, or letters that a wrong encoding has spoilt. */
export function characters({ documents }: Content): Mistake[] {
  return [...documents.values()].flatMap(mistakesIn)
}

const mistakesIn = oncePer((document: ContentDocument): Mistake[] =>
  textsIn(document).flatMap(({ path, text }) => {
    const message = badCharacter(text)
    return message ? [document.mistake(path, message.message, { text: message.text })] : []
  }),
)

function badCharacter(text: string): { text: string; message: string } | undefined {
  const control = hidden.exec(text)?.[0]
  if (control)
    return { text: control, message: `${codePoint(control)} is a character that can't be shown` }
  const spoilt = misread.exec(text)?.[0]
  return spoilt ? { text: spoilt, message: `"${spoilt}" was saved in a wrong encoding` } : undefined
}
