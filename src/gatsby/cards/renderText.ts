import sharp, { type TextWrap } from 'sharp'
import { escapeXml } from '../../lib/escapeXml'
import { locales, type Locale } from '../../site/locales'
import { palette } from '../../site/palette'
import { fontEnvironment } from './fontEnvironment'
import { keepWords } from './keepWords'

/** The style of a text. `size` and `maxWidth`, at which lines wrap, are in pixels; `leading` and `tracking` are in em. */
export interface TextStyle {
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
