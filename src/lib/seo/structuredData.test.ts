import { type Route, routeNames } from '../../site/routes'
import { facts, words } from './siteFacts.fixture'
import { breadcrumbs, insertJsonLd, structuredData } from './structuredData'

interface Node extends Record<string, unknown> {
  '@type': string
}

const nodesOf = (route: Route, known = facts) =>
  structuredData(route, known, words)['@graph'] as unknown as Node[]
const nodeOf = (route: Route, type: string, known = facts) =>
  nodesOf(route, known).filter((node) => node['@type'] === type)

test.each<[Route, string[]]>([
  [
    'home',
    ['Organization', 'WebSite', 'SoftwareApplication', 'SoftwareApplication', 'VideoObject'],
  ],
  ['download', ['SoftwareApplication', 'SoftwareApplication', 'BreadcrumbList']],
  ['price', ['FAQPage', 'BreadcrumbList']],
  ['about', ['BreadcrumbList']],
])('%s speaks of %j', (route, types) => {
  expect(nodesOf(route).map((node) => node['@type'])).toEqual(types)
})

test('the program says of each platform what is known, and nothing else', () => {
  const unknown = {
    ...facts,
    files: facts.files.map((file) => ({ ...file, bytes: null, released: null })),
  }
  const [windows, mac] = nodeOf('download', 'SoftwareApplication', unknown)
  expect(windows).toMatchObject({
    operatingSystem: 'Win 1',
    processorRequirements: 'P 1',
    memoryRequirements: '8 GB',
    softwareVersion: '2.1',
    downloadUrl: 'https://get.example/small.exe',
  })
  expect(mac).toMatchObject({ softwareVersion: '1.9' })
  expect(mac).not.toHaveProperty('memoryRequirements')
  for (const name of ['offers', 'aggregateRating', 'fileSize', 'datePublished']) {
    expect(windows).not.toHaveProperty(name)
  }
})

test('only a demo with a video is a video', () => {
  expect(nodeOf('home', 'VideoObject')).toMatchObject([
    {
      name: 'First',
      embedUrl: 'https://video.example/embed/abcdefghijk',
      thumbnailUrl: 'https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg',
    },
  ])
})

test('a question has its whole answer', () => {
  expect(nodeOf('price', 'FAQPage')[0]?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'How much?',
      acceptedAnswer: { '@type': 'Answer', text: 'It depends.' },
    },
  ])
})

test.each(routeNames.filter((route) => route !== 'home'))('the crumbs of %s', (route) => {
  const [list] = nodeOf(route, 'BreadcrumbList')
  expect(list?.itemListElement).toMatchObject([
    { position: 1, name: 'Alpha', item: 'https://a.example/de/' },
    { position: 2, item: `https://a.example/de/${route}/` },
  ])
})

test('what is said is in the words of schema.org', () => {
  expect(structuredData('about', facts, words)).toMatchObject({ '@context': 'https://schema.org' })
})

test('the home page says who stands behind the site', () => {
  const [who, site] = nodesOf('home')
  expect(who).toEqual({
    '@type': 'Organization',
    '@id': 'https://a.example/#organization',
    name: 'Alpha',
    url: 'https://a.example/',
    logo: 'https://a.example/icons/icon-512.png',
    email: 'help@a.example',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: 'help@a.example',
    },
    sameAs: ['https://t.example/a', 'https://d.example/a', 'https://blog.a.example/'],
  })
  expect(site).toEqual({
    '@type': 'WebSite',
    '@id': 'https://a.example/de/#website',
    name: 'Alpha',
    url: 'https://a.example/de/',
    description: 'Description of home',
    inLanguage: 'de',
    publisher: { '@id': 'https://a.example/#organization' },
  })
})

test('a program of which all is known says all of it', () => {
  expect(nodeOf('home', 'SoftwareApplication')[0]).toEqual({
    '@type': 'SoftwareApplication',
    '@id': 'https://a.example/de/download/#windows',
    name: 'Alpha',
    description: 'Description of home',
    url: 'https://a.example/de/download/',
    image: 'https://a.example/cards/home-de.png',
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Win 1',
    processorRequirements: 'P 1',
    memoryRequirements: '8 GB',
    softwareRequirements: 'A camera program',
    softwareVersion: '2.1',
    downloadUrl: 'https://get.example/small.exe',
    fileSize: '512 B',
    datePublished: '2026-02-03',
    publisher: { '@id': 'https://a.example/#organization' },
  })
})

test('a platform without a version has no program', () => {
  const files = facts.files.filter(({ platform }) => platform === 'mac')
  expect(nodeOf('home', 'SoftwareApplication', { ...facts, files })).toHaveLength(1)
})

test.each([
  ['about', 'Label about'],
  ['price', 'Label pricing'],
  ['tutorial', 'Label tutorials'],
] as [Route, string][])('the last crumb of %s is called as in the navigation', (route, name) => {
  const [list] = nodeOf(route, 'BreadcrumbList')
  expect(list?.itemListElement).toMatchObject([{}, { name }])
})

test('the home page has no crumbs', () => {
  expect(breadcrumbs('home', facts, words)).toEqual([])
})

test('a page that the navigation has no label for is an error', () => {
  expect(() => breadcrumbs('price', facts, { ...words, navigation: {} })).toThrow(
    'common.json has no label navigation.pricing',
  )
})

const page = '<html><head><title>A</title></head><body></body></html>'
const data = { name: '</script><b>$& </head>' }

test('the data can be read back, and nothing in it ends the element', () => {
  const html = insertJsonLd(page, data)
  const json = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/s.exec(html)?.[1]
  expect(json).not.toContain('<')
  expect(JSON.parse(json ?? '')).toEqual(data)
})

test('twice is the same as once', () => {
  expect(insertJsonLd(insertJsonLd(page, data), data)).toBe(insertJsonLd(page, data))
})
