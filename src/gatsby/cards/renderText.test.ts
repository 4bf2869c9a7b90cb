import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Locale } from '../../site/locales'
import { column, layOutTexts } from './column'
import { renderText } from './renderText'

const style = { size: 60, weight: 800 } as const

test.each<[Locale, string]>([
  ['ja', 'サブスクリプション'],
  ['ja', '40クレジット'],
  ['ko', '바꾸었습니다'],
  ['de', 'ohne Tausch'],
  ['ru', 'лицо — Бен'],
])('keeps words together in %s: %s', async (locale, word) => {
  const oneLine = await renderText(word, locale, style)
  const narrow = await renderText(word, locale, { ...style, maxWidth: oneLine.width / 2 })
  expect(narrow.height).toBe(oneLine.height)
})

test('renders Arabic text right-to-left even if it starts with a Latin name', async () => {
  const { toPng, height } = await renderText('Hotel.', 'ar', style)
  const aboveTheFullStop = { left: 0, top: 0, width: 4, height: Math.floor(height / 3) }
  const { channels } = await sharp(
    await sharp(await toPng())
      .extract(aboveTheFullStop)
      .toBuffer(),
  ).stats()

  expect(channels[3]?.max).toBe(0)
})

test('the last line of a lead is about as long as the others', async () => {
  const words = 'One word does not fit on this line, alone'
  const [, lead] = await layOutTexts({ locale: 'en', heading: 'Swap', lead: words })

  expect(lead?.width).toBeLessThan(0.8 * column.width)
})

test('throws if no font supports the writing system of the text', async () => {
  await expect(renderText('हिन्दी', 'en', style)).rejects.toThrow('हिन्दी')
})

// If a font is missing, Pango renders a box for every letter.
test('every folder in fonts.conf contains fonts', () => {
  const config = readFileSync(join(__dirname, 'fonts.conf'), 'utf8')
  const folders = Array.from(config.matchAll(/>(\.\.[^<]+)</g), ([, folder = '']) => folder)
  const fonts = folders.map((folder) =>
    readdirSync(join(__dirname, folder), { recursive: true }).join(),
  )
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter((names) => !names.includes('.ttf'))).toEqual([])
})
