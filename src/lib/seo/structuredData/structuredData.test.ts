import { routeNames, type Route } from '../../../site/routes'
import { facts, words } from '../siteFacts.fixture'
import { structuredData } from './structuredData'

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

test('the size and the day of a release are told once they are known', () => {
  expect(nodeOf('home', 'SoftwareApplication')[0]).toMatchObject({
    fileSize: '512 B',
    datePublished: '2026-02-03',
  })
})

test('only a demo with a video is a video', () => {
  expect(nodeOf('home', 'VideoObject')).toMatchObject([
    { name: 'First', embedUrl: 'https://video.example/embed/abcdefghijk' },
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
