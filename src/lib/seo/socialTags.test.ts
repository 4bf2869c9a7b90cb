import { socialTags } from './socialTags'

const tags = socialTags({
  siteUrl: 'https://a.example',
  siteName: 'A',
  route: 'about',
  locale: 'pt',
  words: { meta: { title: 'Sobre', description: 'Quem somos' }, title: 'Nós' },
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
