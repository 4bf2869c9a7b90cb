/** Splits a short text after its full stops; the parts, put together, are the text again. */
export function sentences(text: string): string[] {
  return text.match(/[^.。]+[.。]*\s*/gu) ?? [text]
}
