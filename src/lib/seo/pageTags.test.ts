import { alternatesOf, openGraphLocale, socialTags } from './pageTags'
import type { Locale } from '../../site/locales'

const alternates = alternatesOf('about', 'https://a.example')

test('there are twelve languages and a default, each once', () => {
  expect(new Set(alternates.map(({ hreflang }) => hreflang)).size).toBe(13)
})

test.each([
  ['en', 'https://a.example/about/'],
  ['de', 'https://a.example/de/about/'],
  ['x-default', 'https://a.example/about/'],
])('%s is at %s', (language, href) => {
  expect(alternates.find(({ hreflang }) => hreflang === language)?.href).toBe(href)
})

test.each<[Locale, string]>([
  ['en', 'en_GB'],
  ['ar', 'ar_AR'],
  ['de', 'de_DE'],
  ['es', 'es_LA'],
  ['fr', 'fr_FR'],
  ['id', 'id_ID'],
  ['it', 'it_IT'],
  ['ja', 'ja_JP'],
  ['ko', 'ko_KR'],
  ['ru', 'ru_RU'],
  ['pt', 'pt_BR'],
  ['vi', 'vi_VN'],
])('%s is %s', (locale, code) => {
  expect(openGraphLocale(locale)).toBe(code)
})

const tags = socialTags({
  siteUrl: 'https://a.example',
  siteName: 'A',
  route: 'about',
  locale: 'pt',
  messages: { meta: { title: 'Sobre', description: 'Quem somos' }, title: 'Nós' },
})

const valuesOf = (key: string) =>
  tags.filter(({ property, name }) => property === key || name === key).map((tag) => tag.content)

test.each([
  ['og:title', 'Sobre'],
  ['og:url', 'https://a.example/pt/about/'],
  ['og:locale', 'pt_BR'],
  ['og:image', 'https://a.example/cards/about-pt.png'],
  ['og:image:alt', 'Nós'],
  ['twitter:card', 'summary_large_image'],
  ['twitter:description', 'Quem somos'],
])('%s is %s', (key, content) => {
  expect(valuesOf(key)).toEqual([content])
})

test('the other eleven languages are named, this one is not', () => {
  const others = valuesOf('og:locale:alternate')
  expect(new Set(others).size).toBe(11)
  expect(others).not.toContain('pt_BR')
})
