import { expectError } from '../errors.fixture'
import { longText } from './longText.fixture'

test.each([
  ['# A', 'Markdown of the kind "heading" is not supported'],
  ['[ ](/price/)', 'the link has no text'],
  ['[a](mailto:a@b.test)', 'expected mailto:{{contact.email}}'],
])('%s gives %s in a long text', (text, expected) =>
  expectError(`prose/en/service.yaml:5:7  sections.a.body: ${expected}`, longText(text)),
)

test('reports a link to a missing page at its position in a long text', () =>
  expectError(
    'prose/en/service.yaml:5:11  sections.a.body: there is no page "/prices/", did you mean "/price/"?',
    longText('See [a](/prices/).'),
  ))

test.each([
  ['http://a.test/', 'the URL starts with http://'],
  ['https://a..test/', '"a..test" is not a host'],
  ['https://a.test/b,', 'the URL ends with ","'],
  ['https://a.test/?utm_source=x', 'the URL has the tracking parameter "utm_source"'],
  ['https://a.test/<b>', 'the URL contains U+003C'],
  ['https://\u0430.test/', 'the URL contains U+0430'],
])('%s gives %s', (url, message) =>
  expectError(`site/contact.yaml:1:7  blog: ${message}`, {
    'site/contact.yaml': `blog: ${url}\n`,
  }),
)

test.each(['<', '>', '"', '\\', '^', '`', '{', '|', '}', ' ', 'é'])(
  'no URL may contain %s',
  (character) => {
    expectUrlError(`https://a.test/${character}b`, 'the URL contains U+')
  },
)

test.each([',', '.', ';', ')', "'"])('no URL may end with %s', (character) => {
  expectUrlError(`https://a.test/b${character}`, `the URL ends with "${character}"`)
})

test.each([
  'utm_source',
  'fbclid',
  'gclid',
  'dclid',
  'msclkid',
  'mc_cid',
  'mc_eid',
  'igshid',
  'yclid',
  '_hsenc',
  '_hsmi',
  'si',
  'ref',
  'ref_src',
])('no URL may have the tracking parameter %s', (name) => {
  expectUrlError(`https://a.test/?${name}=x`, `the URL has the tracking parameter "${name}"`)
})

test.each(['xn--80ak6aa92e.com', 'www.xn--80ak6aa92e.com'])(
  'no URL may have the host %s',
  (host) => {
    expectUrlError(`https://${host}/`, 'the host has look-alike letters')
  },
)

function expectUrlError(url: string, message: string): void {
  expectError(`site/contact.yaml:1:7  blog: ${message}`, {
    'site/contact.yaml': `blog: ${JSON.stringify(url)}\n`,
  })
}
