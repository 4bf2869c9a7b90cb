import { resolve } from 'node:path'
import { contentOf, type Texts } from '../content/contentOf.fixture'
import { mistakeLine } from '../content/mistake'
import { readContentFiles } from '../content/readContentFiles'
import { launchGaps } from './launchGaps'
import { readLaunchGaps } from './readLaunchGaps'
import { readSettingSources } from './readSettingSources'

const decided = 'legalReview: "2026-01-31"\nanalytics: false\nwithout: []\nclaims: []\n'
const environment = { SITE_URL: 'https://facewright.test' }
const sources = readSettingSources(resolve('.'))

/** Where a source file reads a setting, as mistakes print it. */
function placeOf(file: string, setting: string): string {
  const before = sources[file]?.split(setting)[0]?.split('\n') ?? []
  return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

/** The schemas as they are, so that a gap says what is missing. */
const schemas = Object.fromEntries(
  readContentFiles(resolve('.'))
    .filter(({ path }) => /(testimonials|plans|launch)\.schema\.json$/.test(path))
    .map(({ path, bytes }) => [path.replace('content/', ''), new TextDecoder().decode(bytes)]),
)

const gapsIn = (texts: Texts, settings: Record<string, string> = environment) =>
  launchGaps(contentOf({ ...schemas, 'launch.yaml': decided, ...texts }), {
    environment: settings,
    sources,
  }).map(mistakeLine)

it('finds nothing where nothing is missing', () => {
  expect(gapsIn({ 'site/contact.yaml': 'email: a@facewright.test\n' })).toEqual([])
})

it.each<[string, Texts, string]>([
  [
    'a placeholder address',
    { 'site/banner.yaml': 'href: https://avatars.example/a\n' },
    'content/site/banner.yaml:1:7  href: https://avatars.example/a is a placeholder, expected the real address',
  ],
  [
    'a placeholder mail address',
    { 'site/contact.yaml': 'email: a@facewright.example\n' },
    'content/site/contact.yaml:1:8  email: a@facewright.example is a placeholder, expected the real address',
  ],
  [
    'a placeholder address in words',
    { 'locales/de/home.json': '{"a": "Siehe https://avatars.example/"}' },
    'content/locales/de/home.json:1:7  a: https://avatars.example/ is a placeholder, expected the real address',
  ],
  [
    'a placeholder behind a real address',
    { 'locales/de/home.json': '{"a": "https://a.test/ https://avatars.example/"}' },
    'content/locales/de/home.json:1:7  a: https://avatars.example/ is a placeholder, expected the real address',
  ],
  [
    'what is called nearly like what the owner does without',
    {
      'site/plans.yaml': 'plans:\n  - key: ab\n    price: null\n',
      'launch.yaml': decided.replace('[]', '\n  - fact: plans.plans.a..price\n    reason: free'),
    },
    'content/site/plans.yaml:3:5  plans.ab.price: not known yet: The price',
  ],
  [
    'a video that nobody knows',
    {
      'site/testimonials.yaml':
        'player: https://www.youtube-nocookie.com/embed/\ntestimonials:\n  - key: a\n    videoId: null\n',
    },
    'content/site/testimonials.yaml:4:5  testimonials.a.videoId: not known yet: The id of the video on the video site: eleven letters, digits, - or _',
  ],
  [
    'a price that nobody knows',
    { 'site/plans.yaml': 'plans:\n  - key: a\n    price: null\n' },
    'content/site/plans.yaml:3:5  plans.a.price: not known yet: The price',
  ],
  [
    'a date that names no day',
    { 'site/legal.yaml': "service:\n  dated: '2023'\n" },
    `content/site/legal.yaml:2:10  service.dated: "2023" names no certain day, expected one such as '2026-01-31'`,
  ],
  ...['2022-05-01 or so', 'on 2022-05-01', 'May 2022-05-01', '202-05-01'].map(
    (dated): [string, Texts, string] => [
      `a day that ${dated} leaves open`,
      { 'site/legal.yaml': `service:\n  dated: '${dated}'\n` },
      `content/site/legal.yaml:2:10  service.dated: "${dated}" names no certain day, expected one such as '2026-01-31'`,
    ],
  ),
  [
    'a gap in another list than the one that the owner does without',
    {
      'site/brand.yaml': 'names0: null\n',
      'launch.yaml': decided.replace('[]', '\n  - fact: brand.names[0]\n    reason: free'),
    },
    'content/site/brand.yaml:1:1  names0: not known yet: ',
  ],
  [
    'a gap beside a bracket of the owner that is not closed',
    {
      'site/brand.yaml': 'name: null\n',
      'launch.yaml': decided.replace('[]', "\n  - fact: 'brand.name('\n    reason: free"),
    },
    'content/site/brand.yaml:1:1  name: not known yet: ',
  ],
  [
    'a gap in a list, of which no schema says anything',
    { 'site/brand.yaml': 'names:\n  - null\n' },
    'content/site/brand.yaml:2:5  names[0]: not known yet: ',
  ],
  [
    'texts that nobody has reviewed',
    { 'launch.yaml': decided.replace('"2026-01-31"', 'null') },
    'content/launch.yaml:1:1  legalReview: the legal texts were not reviewed yet',
  ],
  [
    'a decision that nobody has made',
    { 'launch.yaml': decided.replace('false', 'null') },
    'content/launch.yaml:2:1  analytics: nobody has decided whether visits are counted',
  ],
  [
    'what the texts say and the owner has not confirmed',
    {
      'launch.yaml': decided.replace(
        'claims: []',
        "claims:\n  - key: a\n    claim: We are quick.\n    texts: ['home:a', 'home:b']\n    confirmed: null",
      ),
    },
    'content/launch.yaml:8:5  claims.a.confirmed: not confirmed yet: We are quick. (home:a, home:b)',
  ],
  [
    'the id of a counter that is wanted',
    { 'launch.yaml': decided.replace('false', 'true') },
    `${placeOf('src/site/thirdPartyIds.ts', 'GATSBY_ANALYTICS_ID')}  GATSBY_ANALYTICS_ID: is not set in the environment, expected its id`,
  ],
])('finds %s', (_, texts, line) => {
  expect(gapsIn(texts)).toEqual([line])
})

it('finds everything where there is no file of decisions, in the order of files', () => {
  const content = contentOf({ ...schemas, 'site/banner.yaml': 'href: https://avatars.example/\n' })
  expect(launchGaps(content, { environment, sources }).map(mistakeLine)).toEqual([
    'content/launch.yaml:1:1  legalReview: the legal texts were not reviewed yet',
    'content/launch.yaml:1:1  analytics: nobody has decided whether visits are counted',
    'content/site/banner.yaml:1:7  href: https://avatars.example/ is a placeholder, expected the real address',
  ])
})

it.each([
  ['no address of the site', {}, 'is not set in the environment'],
  ['a placeholder', { SITE_URL: 'https://facewright.example' }, 'is "https://facewright.example"'],
  ['an address without s', { SITE_URL: 'http://facewright.test' }, 'is "http://facewright.test"'],
])('finds %s in the environment', (_, settings, message) => {
  expect(gapsIn({}, settings)).toEqual([
    `${placeOf('gatsby-config.ts', 'SITE_URL')}  SITE_URL: ${message}, expected the https address of the site`,
  ])
})

it('throws where no source reads what has to be set', () => {
  expect(() => launchGaps(contentOf({}), { environment: {}, sources: {} })).toThrow(
    'no source file reads SITE_URL',
  )
})

it.each([
  [
    'a counter with its id',
    { 'launch.yaml': decided.replace('false', 'true') },
    { GATSBY_TAG_LOADER_ID: 'x' },
  ],
  [
    'what the owner does without',
    {
      'site/plans.yaml': 'plans:\n  - key: a\n    price: null\n',
      'launch.yaml': decided.replace('[]', '\n  - fact: plans.plans.*.price\n    reason: free'),
    },
    {},
  ],
  [
    'what the texts say and the owner has confirmed',
    {
      'launch.yaml': decided.replace(
        'claims: []',
        "claims:\n  - key: a\n    claim: We are quick.\n    texts: ['home:a']\n    confirmed: '2026-01-31'",
      ),
    },
    {},
  ],
  [
    'an entry of a list that the owner does without',
    {
      'site/brand.yaml': 'names:\n  - null\n',
      'launch.yaml': decided.replace('[]', '\n  - fact: brand.names[0]\n    reason: free'),
    },
    {},
  ],
  [
    'a date that the owner leaves uncertain',
    {
      'site/legal.yaml': "service:\n  dated: '2023'\n",
      'launch.yaml': decided.replace('[]', '\n  - fact: legal.service.dated\n    reason: old'),
    },
    {},
  ],
  [
    'a certain day, and what is not a date',
    { 'site/legal.yaml': "service:\n  dated: '2022-05-01'\n  number: '12'\n" },
    {},
  ],
  [
    'what the site can go live without',
    {
      'site/releases.json':
        '{"files": [{"key": "a", "previous": [{"bytes": null}]}], "packages": {"a": null}}',
    },
    {},
  ],
])('finds nothing in %s', (_, texts: Texts, settings) => {
  expect(gapsIn(texts, { ...environment, ...settings })).toEqual([])
})

it('lists the real gaps once each, with file and line', () => {
  const gaps = readLaunchGaps(resolve('.'), {})
  expect(gaps.filter((line) => !/^[\w./-]+:\d+:\d+ {2}[\w.]+: /.test(line))).toEqual([])
  expect(new Set(gaps).size).toBe(gaps.length)
})
