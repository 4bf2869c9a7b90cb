import { linesOf } from '../contentOf.fixture'
import { translationLinks } from './translationLinks'

it.each([
  ['the same', '[b](/price/)', []],
  ['the same in other words', 'c [d](/price/) e', []],
  [
    'a missing link',
    'b',
    [
      'content/prose/de/refund.yaml:1:15  introduction: the link to /price/ is missing: English has it here',
    ],
  ],
  [
    'another link',
    'See [b](/about/)',
    [
      'content/prose/de/refund.yaml:1:15  introduction: the link to /price/ is missing: English has it here',
      'content/prose/de/refund.yaml:1:19  introduction: English has no link to /about/ here',
    ],
  ],
])('%s', (_, german, expected) => {
  const texts = {
    'prose/en/refund.yaml': 'introduction: "[a](/price/)"\n',
    'prose/de/refund.yaml': `introduction: ${german.startsWith('[') ? `"${german}"` : german}\n`,
  }
  expect(linesOf(translationLinks, texts)).toEqual(expected)
})

it('looks for links in long words only', () => {
  const sections = (heading: string) => `sections:\n  - key: a\n    heading: "${heading}"\n`
  const texts = {
    'prose/en/refund.yaml': sections('[a](/price/)'),
    'prose/de/refund.yaml': sections('b'),
    'locales/en/home.json': '{"a": "[a](/price/)"}',
    'locales/de/home.json': '{"a": "b"}',
  }
  expect(linesOf(translationLinks, texts)).toEqual([])
})
