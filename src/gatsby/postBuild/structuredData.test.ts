import type { Route } from '../../site/routes'
import { facts, messages } from '../../../tests/support/siteFacts'
import { structuredData } from './structuredData'

interface Node extends Record<string, unknown> {
  '@type': string
}

const nodesOf = (route: Route, known = facts) =>
  structuredData(route, known, messages)['@graph'] as unknown as Node[]
const nodeOf = (route: Route, type: string, known = facts) =>
  nodesOf(route, known).filter((node) => node['@type'] === type)

test.each<[Route, string[]]>([
  [
    'home',
    ['Organization', 'WebSite', 'SoftwareApplication', 'SoftwareApplication', 'VideoObject'],
  ],
  ['download', ['SoftwareApplication', 'SoftwareApplication', 'BreadcrumbList']],
  ['price', ['BreadcrumbList', 'FAQPage']],
  ['about', ['BreadcrumbList']],
])('%s has the nodes %j', (route, types) => {
  expect(nodesOf(route).map((node) => node['@type'])).toEqual(types)
})

test('an app has only the known facts for its platform', () => {
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

test('only a demo with a video has a VideoObject', () => {
  expect(nodeOf('home', 'VideoObject')).toMatchObject([
    {
      name: 'First',
      embedUrl: 'https://video.example/embed/abcdefghijk',
      thumbnailUrl: 'https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg',
    },
  ])
})

test('a question has its complete answer', () => {
  expect(nodeOf('price', 'FAQPage')[0]?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'How much?',
      acceptedAnswer: { '@type': 'Answer', text: 'It depends.' },
    },
  ])
})

test('there is no app for a platform without files', () => {
  const files = facts.files.filter(({ platform }) => platform === 'mac')
  expect(nodeOf('home', 'SoftwareApplication', { ...facts, files })).toHaveLength(1)
})

test.each([
  ['about', 'Label about'],
  ['price', 'Label pricing'],
  ['tutorial', 'Label tutorials'],
] as [Route, string][])(
  'the breadcrumbs of %s end with its label in the navigation',
  (route, name) => {
    const [list] = nodeOf(route, 'BreadcrumbList')
    expect(list?.itemListElement).toMatchObject([
      { position: 1, name: 'Alpha', item: 'https://a.example/de/' },
      { position: 2, name, item: `https://a.example/de/${route}/` },
    ])
  },
)
