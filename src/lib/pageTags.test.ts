import { openGraphLocale, socialTags } from './pageTags'
import type { Locale } from '../site/locales'

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

test('og:locale:alternate contains all other languages', () => {
  const isOther = (tag: object) => Object.values(tag).includes('og:locale:alternate')
  const others = tags.filter(isOther).map(({ content }) => content)
  expect(others).toContain('en_GB')
  expect(others).not.toContain('pt_BR')
})
