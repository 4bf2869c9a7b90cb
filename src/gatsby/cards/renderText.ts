import sharp, { type TextWrap } from 'sharp'
import { escapeXml } from '../../lib/escapeXml'
import { sentences } from '../../lib/text'
import { locales, type Locale } from '../../site/locales'
import { palette } from '../../site/palette'
import { fontEnvironment } from './fontEnvironment'

/** The style of a text. `size` and `maxWidth`, at which lines wrap, are in pixels; `leading` and `tracking` are in em. */
interface TextStyle {
  readonly size: number
  readonly weight: 500 | 600 | 800
  readonly leading?: number
  readonly tracking?: number
  readonly maxWidth?: number
  readonly wrap?: TextWrap
}

/** A text that was rendered as an image without empty margins. `width` and `height` are in pixels. */
export type RenderedText = Awaited<ReturnType<typeof renderText>>

const fontVariables = fontEnvironment(process.cwd())

if (process.platform === 'win32' && process.env.FONTCONFIG_FILE !== fontVariables.FONTCONFIG_FILE)
  throw new Error('On Windows, the fonts of the social cards need npm run build or npm run check.')

// Elsewhere, Pango and Fontconfig read these variables when the first text is rendered.
Object.assign(process.env, fontVariables)
const fonts = 'Manrope, Noto Sans Arabic, Noto Sans JP, Noto Sans KR'
const supported =
  /^[\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Arabic}\p{scx=Hira}\p{scx=Kana}\p{scx=Han}\p{scx=Hangul}\p{scx=Common}\p{scx=Inherited}]*$/u

/** Text is rendered larger and scaled down, because Pango rounds the positions of letters to whole pixels. */
const oversampling = 2

const rightToLeftMark = '\u200f'
const wordJoiner = '\u2060'
const noBreakSpace = '\u00a0'

/** Renders a text as an image. Throws if no font supports the text's script. */
export async function renderText(
  text: string,
  locale: Locale,
  { size, weight, leading = 1, tracking = 0, maxWidth = 5000, wrap = 'word' }: TextStyle,
) {
  if (!supported.test(text)) throw new Error(`fonts.conf has no font for "${text}"`)
  // Pango markup has 1024 units per pixel.
  const units = (ems: number) => Math.round(ems * size * oversampling * 1024)
  // Without this mark, an Arabic paragraph that starts with a Latin name would be laid out from left to right.
  const mark = locales[locale].direction === 'rtl' ? rightToLeftMark : ''
  const content = escapeXml(keepWords(text, locale)).replace(/^/gm, mark)
  const image = sharp({
    text: {
      text:
        `<span lang="${locale}" foreground="${palette.ink}" size="${units(1)}" weight="${weight}" ` +
        `line_height="${units(leading)}" letter_spacing="${units(tracking)}">${content}</span>`,
      font: fonts,
      rgba: true,
      width: Math.floor(maxWidth * oversampling),
      wrap,
    },
  })
  const large = await image.metadata()
  const width = Math.ceil(large.width / oversampling)
  const height = Math.ceil(large.height / oversampling)
  const toPng = () => image.resize(width, height, { fit: 'fill' }).png().toBuffer()

  return { width, height, toPng }
}

/**
 * Prevents breaks within Japanese and Korean words, which Unicode permits after almost every character. In German and
 * Russian, prevents breaks after short words, such as prepositions, and next to dashes.
 */
function keepWords(text: string, locale: Locale): string {
  switch (locale) {
    case 'de':
    case 'ru':
      return text.replace(/(?<=(?<!\S)\p{Ll}{1,4}) |(?<=—) | (?=—)/gu, noBreakSpace)
    case 'ko':
      return text.replace(/(?<=\S)(?=\p{scx=Hangul})/gu, wordJoiner)
    case 'ja':
      return keepJapaneseWords(text)
    default:
      return text
  }
}

/**
 * Prevents breaks within Japanese words. A particle or an ending stays on the same line as the word before it. Katakana
 * words are not broken, and numbers stay with their counters.
 */
function keepJapaneseWords(text: string): string {
  const words = new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)

  return Array.from(words, ({ segment, index }) => {
    const isEnding = /^\p{sc=Hira}{1,2}$/u.test(segment)
    const isWithinKatakana = /^[\p{sc=Kana}ー\d][\p{sc=Kana}ー]/u.test(text.slice(index - 1))
    const joiner = isEnding || isWithinKatakana ? wordJoiner : ''

    return joiner + Array.from(segment).join(wordJoiner)
  }).join('')
}

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
