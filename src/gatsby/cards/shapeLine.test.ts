import { localeCodes, type Locale } from '../../site/locales'
import { measureLine, shapeLine } from './shapeLine'
import { loadTypefaces } from './typefaces'

const style = { size: 100, weight: 700, tracking: 0, direction: 'ltr' } as const

const shape = async (text: string, locale: Locale, direction: 'ltr' | 'rtl' = 'ltr') =>
  shapeLine(text, { ...style, direction }, await loadTypefaces(locale, [text]))

const outlinesOf = (svg: string) => Array.from(svg.matchAll(/ d="([^"]*)"/g), ([, path]) => path)

const samples: Record<Locale, string> = {
  en: 'Face & “swap” 3.0',
  ar: 'تنزيل Facewright لـ Windows، 3.0',
  de: 'Gesichtstausch für Größen: ÄÖÜ',
  es: '¿Cambio de cara? ¡Sí, señor!',
  fr: 'À propos : « œuvre » ça et là',
  id: 'Tukar wajah',
  it: 'Perché? È così.',
  ja: '顔を変える。ダウンロード：「3.0」',
  ko: '얼굴 바꾸기, 실시간부터 3.0',
  ru: 'Ещё одно лицо – съёмка № 3',
  pt: 'Troca de rosto: ação, coração',
  vi: 'Hoán đổi khuôn mặt: ễ ặ ữ đ',
}

test.each(localeCodes)('every letter of %s has a glyph', async (locale) => {
  const { width, svg } = await shape(samples[locale], locale, locale === 'ar' ? 'rtl' : 'ltr')
  expect(width).toBeGreaterThan(500)
  expect(svg).not.toContain('NaN')
})

test.each<[Locale, string]>([
  ['en', '顔'],
  ['ar', '顔'],
  ['de', '😀'],
  ['ja', '한'],
])('in %s the letter %s is missing, and said to be', async (locale, letter) => {
  await expect(shape(`a ${letter}`, locale)).rejects.toThrow(letter)
})

test('Arabic letters join: a word is not the row of its letters', async () => {
  const word = outlinesOf((await shape('سياسة', 'ar', 'rtl')).svg)
  const letters = outlinesOf((await shape('س ي ا س ة', 'ar', 'rtl')).svg).filter(Boolean)
  expect(word.filter((outline) => letters.includes(outline)).length).toBeLessThan(word.length)
})

test('a Latin name keeps its direction inside a line of Arabic', async () => {
  const [a, b] = outlinesOf((await shape('ab', 'ar')).svg)
  const line = outlinesOf((await shape('من ab', 'ar', 'rtl')).svg)
  expect(line.indexOf(a)).toBe(0)
  expect(line.indexOf(b)).toBe(1)
})

test('a line is as wide as it is measured', async () => {
  const typefaces = await loadTypefaces('ru', ['Лицо'])
  const { width } = shapeLine('Лицо', style, typefaces)
  expect(measureLine('Лицо', style, typefaces)).toBeCloseTo(width)
})
