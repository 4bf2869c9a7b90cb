import { join } from 'node:path'
import sharp, { type TextWrap } from 'sharp'
import { escapeXml } from '../../lib/seo/releaseFeed'
import { locales, type Locale } from '../../site/locales'
import { palette } from '../../site/palette'

/** The size in pixels; leading and tracking in em. */
export interface TextStyle {
  readonly size: number
  readonly weight: 500 | 600 | 800
  readonly leading?: number
  readonly tracking?: number
}

/** The rendered lines of a text, cropped to their ink, with sizes in pixels. */
export interface RenderedText {
  readonly width: number
  readonly height: number
  readonly toPng: () => Promise<Buffer>
}

// Fontconfig reads this variable when the first text is rendered.
process.env.FONTCONFIG_FILE = join(process.cwd(), 'src/gatsby/cards/fonts.conf')
const fonts = 'Manrope, Noto Sans Arabic, Noto Sans JP, Noto Sans KR'
const supported =
  /^[\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Arabic}\p{scx=Hira}\p{scx=Kana}\p{scx=Han}\p{scx=Hangul}\p{scx=Common}\p{scx=Inherited}]*$/u

/** Pango rounds glyph positions to whole pixels, which is visible in small text. */
const oversampling = 2

const rightToLeftMark = '\u200f'
const wordJoiner = '\u2060'

/** Renders a text that wraps at a width in pixels. Throws if no font supports its script. */
export async function renderText(
  text: string,
  locale: Locale,
  { size, weight, leading = 1, tracking = 0 }: TextStyle,
  maxWidth = 5000,
  wrap: TextWrap = 'word',
): Promise<RenderedText> {
  if (!supported.test(text)) throw new Error(`fonts.conf has no font for "${text}"`)
  // Pango markup has 1024 units per pixel.
  const units = (ems: number) => Math.round(ems * size * oversampling * 1024)
  // Without a direction mark, a paragraph has the direction of its first letter, even of a Latin name.
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
  return {
    width,
    height,
    toPng: () => image.resize(width, height, { fit: 'fill' }).png().toBuffer(),
  }
}

/** Joins the letters of Japanese and Korean words, because Unicode permits line breaks between any two syllables. */
function keepWords(text: string, locale: Locale): string {
  if (locale === 'ko') return text.replace(/(?<=\S)(?=\p{scx=Hangul})/gu, wordJoiner)
  if (locale !== 'ja') return text
  const words = Array.from(new Intl.Segmenter('ja', { granularity: 'word' }).segment(text))
  return words
    .map(({ segment, index }) => {
      // Particles and endings stay with their word. Katakana words are not broken.
      const continues =
        /^\p{sc=Hira}{1,2}$/u.test(segment) || /^[\p{sc=Kana}ー]{2}/u.test(text.slice(index - 1))
      return (continues ? wordJoiner : '') + Array.from(segment).join(wordJoiner)
    })
    .join('')
}
