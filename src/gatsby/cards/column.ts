import { sentences } from '../../lib/text'
import type { Locale } from '../../site/locales'
import { renderText, type RenderedText, type TextStyle } from './renderText'

/** The position and size of the column that contains the heading and the lead, in pixels. */
export const column = { top: 138, width: 522, height: 374, gap: 36 } as const

const headingSizes = [88, 80, 74, 68, 62, 56, 52, 48, 44, 40]

/** The smallest heading size with one line per sentence. If even that does not fit, lines may break at any word. */
const minSentenceSize = 52

/** The languages with taller letters (Arabic, Japanese and Korean), which need other line heights. */
const tallScripts: readonly Locale[] = ['ar', 'ja', 'ko']

export interface CardTexts {
  readonly locale: Locale
  readonly heading: string
  readonly lead: string
}

/** Renders heading and lead at the largest size that fits the column. Throws if no size fits. */
export async function layOutTexts(texts: CardTexts): Promise<RenderedText[]> {
  const lines = sentences(texts.heading).map((sentence) => sentence.trimEnd())
  const heading = lines.join('\n')
  const sentenceSizes = headingSizes.filter((size) => size >= minSentenceSize)
  const attempts = [
    ...(lines.length > 1 ? sentenceSizes.map((size) => [size, 'none'] as const) : []),
    ...headingSizes.map((size) => [size, 'word'] as const),
  ]

  for (const [size, wrap] of attempts) {
    const rendered = await fitColumn({ ...texts, heading }, size, wrap)
    if (rendered) return rendered
  }

  throw new Error(`"${texts.heading}" and its lead are too long for a card`)
}

/** Renders heading and lead at a size of the heading. Returns undefined if they do not fit the column. */
async function fitColumn(
  { heading, lead, locale }: CardTexts,
  size: number,
  wrap: 'none' | 'word',
): Promise<RenderedText[] | undefined> {
  const isTall = tallScripts.includes(locale)
  const spacing = isTall ? { leading: 1.3 } : { leading: 1.06, tracking: -0.03 }
  const first = await fitWidth(heading, locale, { size, weight: 800, wrap, ...spacing })
  if (!first) return undefined

  const rendered = [first]

  if (lead !== '') {
    const leadSize = Math.min(30, Math.max(21, Math.round(size * 0.48)))
    const leading = isTall ? 1.6 : 1.4
    const second = await fitWidth(lead, locale, { size: leadSize, weight: 500, leading })
    if (!second) return undefined

    rendered.push(second)
  }

  return heightOf(rendered) <= column.height ? rendered : undefined
}

/** Returns the total height of stacked texts, including the gaps, in pixels. */
export function heightOf(texts: readonly RenderedText[]): number {
  return texts.reduce((sum, { height }) => sum + height + column.gap, -column.gap)
}

/** Wraps a text into lines of about equal length. Returns undefined if the text does not fit the column. */
async function fitWidth(text: string, locale: Locale, style: TextStyle) {
  const widest = await renderText(text, locale, { ...style, maxWidth: column.width })
  if (widest.width > column.width || widest.height > column.height) return undefined
  let balanced = widest

  for (let width = column.width - 24; width > column.width / 2; width -= 24) {
    const narrower = await renderText(text, locale, { ...style, maxWidth: width })
    const hasMoreLines = narrower.height > widest.height + style.size / 2
    if (narrower.width > width || hasMoreLines) break
    balanced = narrower
  }

  return balanced
}
