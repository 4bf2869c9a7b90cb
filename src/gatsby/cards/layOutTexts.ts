import type { TextWrap } from 'sharp'
import type { Locale } from '../../site/locales'
import type { Card } from './card'
import { renderText, type RenderedText, type TextStyle } from './renderText'

/** The column of heading and lead, in pixels. */
export const column = { top: 138, width: 522, height: 374, gap: 36 } as const

const headingSizes = [88, 80, 74, 68, 62, 56, 52, 48, 44, 40]

/** Down to this size, smaller text with one line per sentence is preferred to larger text with more lines. */
const smallestVerse = 52

/** Arabic, Japanese and Korean letters are taller and need other line heights. */
const tallScripts: readonly Locale[] = ['ar', 'ja', 'ko']

/** Lays out heading and lead at the largest size that fits into the column. Throws if the smallest size does not fit. */
export async function layOutTexts({ heading, lead, locale }: Card): Promise<RenderedText[]> {
  const isTall = tallScripts.includes(locale)
  const sentences = heading.replaceAll(/(?<=[.!?]) |(?<=[。！？])(?=.)/g, '\n')
  const verses = headingSizes.filter((size) => size >= smallestVerse && sentences.includes('\n'))
  const attempts = [
    ...verses.map((size) => ({ size, wrap: 'none' as const })),
    ...headingSizes.map((size) => ({ size, wrap: 'word' as const })),
  ]
  for (const { size, wrap } of attempts) {
    const headingStyle = isTall
      ? ({ size, weight: 800, leading: 1.3 } as const)
      : ({ size, weight: 800, leading: 1.06, tracking: -0.03 } as const)
    const leadSize = Math.min(30, Math.max(21, Math.round(size * 0.48)))
    const leadStyle = { size: leadSize, weight: 500, leading: isTall ? 1.6 : 1.4 } as const
    const texts = [await fitWidth(sentences, locale, headingStyle, wrap)]
    if (texts[0] && lead !== '') texts.push(await fitWidth(lead, locale, leadStyle, 'word'))
    const fitting = texts.filter((text) => text !== undefined)
    if (fitting.length === texts.length && heightOf(fitting) <= column.height) return fitting
  }
  throw new Error(`"${heading}" and its lead are too long for a card`)
}

/** Returns the total height of a column of texts in pixels. */
export function heightOf(texts: readonly RenderedText[]): number {
  return texts.reduce((sum, { height }) => sum + height + column.gap, -column.gap)
}

/** Wraps a text into lines of about equal length. Returns undefined if a word is wider than the column. */
async function fitWidth(
  text: string,
  locale: Locale,
  style: TextStyle,
  wrap: TextWrap,
): Promise<RenderedText | undefined> {
  const widest = await renderText(text, locale, style, column.width, wrap)
  if (widest.width > column.width || widest.height > column.height) return undefined
  let balanced = widest
  for (let width = column.width - 24; width > column.width / 2; width -= 24) {
    const narrower = await renderText(text, locale, style, width, wrap)
    const hasMoreLines = narrower.height > widest.height + style.size / 2
    if (narrower.width > width || hasMoreLines) break
    balanced = narrower
  }
  return balanced
}
