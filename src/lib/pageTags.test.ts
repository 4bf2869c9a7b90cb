import { alternatesOf, openGraphLocale, socialTags } from './pageTags'
import type { Locale } from '../site/locales'

const alternates = alternatesOf('about', 'https://a.example')

test.each([
  ['en', 'https://a.example/about/'],
  ['de', 'https://a.example/de/about/'],
  ['x-default', 'https://a.example/about/'],
])('the alternate for %s is %s', (language, href) => {
  expect(alternates.find(({ hreflang }) => hreflang === language)?.href).toBe(href)
})

test.each<[Locale, string]>([
  ['en', 'en_GB'],
  ['ar', 'ar_AR'],
  ['es', 'es_LA'],
])('the Open Graph locale of %s is %s', (locale, code) => {
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
  tags.filter((tag) => Object.values(tag).includes(key)).map((tag) => tag.content)

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

test('og:locale:alternate contains all other languages', () => {
  const others = valuesOf('og:locale:alternate')
  expect(others).toContain('en_GB')
  expect(others).not.toContain('pt_BR')
})
