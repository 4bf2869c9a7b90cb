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
