const noBreakSpace = '\u00a0'

/** The signs that end a menu's name in running text. Quotation marks are part of a name. */
const ends = ':：.,،;()（）。、*'
const nameAtEnd = new RegExp(`[^${ends}]*$`)
const nameAtStart = new RegExp(`^[^${ends}]*`)

/** The widest name that fits into a line of a narrow phone, in Latin letters. Other lines may break in it. */
const maxWidth = 27

/** Letters as wide as two Latin ones. */
const wideLetters = /[\p{sc=Hangul}\p{sc=Han}\p{scx=Hira}\p{scx=Kana}]/gu

const separator = /[ \u00a0]>[ \u00a0]/

const beginsWithQuote = /^[‘‚“„«"]/

/** A closing quotation mark, and not an apostrophe. In Korean, a particle may follow it. */
const endsWithQuote = /[’”“»"](?!\p{sc=Latin})/u

/**
 * Lets the lines of menu paths, such as "Settings > Privacy & Security", break after the separators only, also where a
 * path is part of a sentence. Where the path begins or ends without punctuation, neighbouring words may stay with it.
 */
export function keepMenuNames(text: string): string {
  const parts = text.split(separator)
  if (parts.length === 1) return text

  return parts
    .map((part, index) => {
      const from = index > 0 ? part.replace(nameAtStart, (name) => joinFirstWords(name)) : part

      return index < parts.length - 1 ? from.replace(nameAtEnd, joinLastWords) : from
    })
    .join(`${noBreakSpace}> `)
}

/** Joins as many words at the start of a text as fit into a line, up to the end of a quotation. */
function joinFirstWords(text: string): string {
  const words = text.split(' ')
  const quoteEnd = words.findIndex((word) => endsWithQuote.test(word))
  const name = quoteEnd === -1 ? words : words.slice(0, quoteEnd + 1)
  const count = name.findLastIndex((_, index) => fits(name.slice(0, index + 1))) + 1

  return [words.slice(0, count).join(noBreakSpace), ...words.slice(count)].join(' ')
}

/**
 * Joins as many words at the end of a text as fit into a line, from the start of a quotation. The first has no small letter,
 * as names of menus.
 */
function joinLastWords(text: string): string {
  const words = text.split(' ')
  const quoteStart = words.findLastIndex((word) => beginsWithQuote.test(word))
  const start = words.findIndex(
    (word, index) => index >= quoteStart && /^[^\p{Ll}]/u.test(word) && fits(words.slice(index)),
  )
  if (start === -1) return text

  return [...words.slice(0, start), words.slice(start).join(noBreakSpace)].join(' ')
}

function fits(words: readonly string[]): boolean {
  const name = words.join(' ')
  return name.length + (name.match(wideLetters)?.length ?? 0) <= maxWidth
}
