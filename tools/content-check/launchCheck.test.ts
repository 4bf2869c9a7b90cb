import { contentOf } from './contentOf.fixture'
import { formatDiagnostic } from './diagnostic'
import { isPlaceholderHost, launchGaps } from './launchCheck'

const decided =
  'legalReview: null\nanalytics: true\nwithout: [{ fact: contact.blog }]\nclaims:\n  - { claim: We read it., texts: [a:b], confirmed: null }\n'
const environment = { SITE_URL: 'https://face.test/', GATSBY_ANALYTICS_ID: 'G-1' }
const gaps = (
  texts: Record<string, string>,
  variables: Record<string, string> = environment,
  historyProblem?: string,
) =>
  launchGaps(contentOf({ 'launch.yaml': decided, ...texts }), {
    environment: variables,
    historyProblem,
  }).map(formatDiagnostic)

test.each([
  [
    'a placeholder host',
    { 'site/contact.yaml': 'discord: https://a.example/\n' },
    'content/site/contact.yaml:1:10  discord: https://a.example/ is a placeholder',
  ],
  [
    'an unknown fact',
    { 'site/contact.yaml': 'discord: null\n' },
    'content/site/contact.yaml:1:1  discord: not known yet',
  ],
  [
    'an uncertain date',
    { 'site/legal.yaml': "refund: { dated: '2023' }\n" },
    'content/site/legal.yaml:1:18  refund.dated: "2023" is not a certain day',
  ],
  [
    'an open decision',
    {},
    'content/launch.yaml:1:1  legalReview: the legal texts are not reviewed yet',
  ],
  [
    'an unconfirmed claim',
    {},
    'content/launch.yaml:5:41  claims[0].confirmed: not confirmed yet: We read it. (a:b)',
  ],
])('lists %s', (_, texts: Record<string, string>, expected) => {
  expect(gaps(texts)).toContainEqual(expect.stringContaining(expected))
})

test('accepts a missing fact if the owner launches without it', () => {
  expect(gaps({ 'site/contact.yaml': 'blog: null\n' }).join()).not.toContain('blog')
})

test('accepts what not every recording has, but not that there is none', () => {
  const captures = 'captures: [{ key: call, mode: null, source: null }]\n'

  expect(gaps({ 'site/captures.yaml': captures }).join()).not.toContain('captures')
  expect(gaps({ 'site/captures.yaml': 'captures: null\n' })).toContainEqual(
    expect.stringContaining('content/site/captures.yaml:1:1  captures: not known yet'),
  )
})

test('lists missing environment variables', () => {
  expect(gaps({}).join()).not.toContain('environment')
  expect(gaps({}, {}).filter((line) => line.startsWith('environment'))).toHaveLength(2)
})

test('lists a history that cannot be read, with the reason', () => {
  expect(gaps({}, environment, 'this is a shallow clone')).toContain(
    'environment:1:1  Git history: the dates of changes are unknown, because this is a shallow clone',
  )
})

test.each([
  ['https://example/', true],
  ['https://files.example/setup.exe', true],
  ['https://example.com/', false],
  ['https://counterexample/', false],
  ['https://a.org/example', false],
  ['help@a.example', true],
  ['example@a.org', false],
  ['example', true],
  ['a.example.org', false],
])('%s is a placeholder: %s', (address, expected) => {
  expect(isPlaceholderHost(address)).toBe(expected)
})
