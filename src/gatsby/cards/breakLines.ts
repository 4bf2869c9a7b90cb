import type { Locale } from '../../site/locales'

/** Tells how wide a text is. */
export type Measure = (text: string) => number

interface Part {
  readonly text: string
  readonly width: number
  /** The width without the space behind it. */
  readonly trimmed: number
}

/**
 * Breaks a text into as few lines as fit a width, and makes them about equally long. The width is of the
 * unit in which the text is measured. Throws a RangeError when a single word is wider.
 */
export function breakLines(
  text: string,
  maxWidth: number,
  locale: Locale,
  measure: Measure,
): string[] {
  const parts = unbreakableParts(text, locale).map((part) => ({
    text: part,
    width: measure(part),
    trimmed: measure(part.trim()),
  }))
  const widest = Math.max(...parts.map(({ trimmed }) => trimmed))
  if (widest > maxWidth) throw new RangeError(`a word of "${text}" is too wide for its line`)
  const lines = fill(parts, maxWidth)
  const narrower = Array.from({ length: 30 }, (_, step) => maxWidth * (1 - step / 60))
  const evenly = narrower.map((width) => fill(parts, Math.max(width, widest)))
  return evenly.findLast((one) => one.length === lines.length) ?? lines
}

function fill(parts: readonly Part[], maxWidth: number): string[] {
  const lines: string[] = []
  let filled = Infinity
  for (const { text, width, trimmed } of parts) {
    if (filled + trimmed <= maxWidth) {
      lines.push(`${lines.pop() ?? ''}${text}`)
      filled += width
    } else {
      lines.push(text)
      filled = width
    }
  }
  return lines.map((line) => line.trim())
}

/** Between these a line may end; every part keeps the space behind it. */
function unbreakableParts(text: string, locale: Locale): string[] {
  if (locale !== 'ja') return text.match(/[^ ]+ */g) ?? []
  const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)
  const parts: string[] = []
  for (const { segment } of words) {
    const last = parts.at(-1)
    if (last !== undefined && staysWith(last, segment)) parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts
}

/** Japanese has no spaces: closing signs, particles and endings stay with what is before them, opening signs with what follows. */
function staysWith(last: string, segment: string): boolean {
  if (/\p{Ps}$/u.test(last)) return true
  if (/[\p{Script=Katakana}ー]$/u.test(last) && /^\p{Script=Katakana}/u.test(segment)) return true
  if (/^\p{Ps}/u.test(segment) || /\p{P}\s*$/u.test(last)) return /^[^\p{Ps}\P{P}]/u.test(segment)
  return (
    /^[\p{Script=Hiragana}\p{P}ー\s]+$/u.test(segment) && (segment.length < 3 || last.length < 9)
  )
}
