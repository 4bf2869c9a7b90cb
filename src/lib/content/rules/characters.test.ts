import { linesOf } from '../contentOf.fixture'
import { characters } from './characters'

it.each([
  ['words in any script', 'Ä «é» 日本語 العربية\u200f', undefined],
  ['a control character', 'a\u0007b', "U+0007 is a character that can't be shown"],
  ['a byte order mark inside', 'a\ufeffb', 'U+FEFF'],
  ['a replacement character', 'a\ufffdb', 'U+FFFD'],
  ['a lone surrogate', 'a\ud83db', 'U+D83D'],
  ['letters read in a wrong encoding', 'schÃ¶n', '"Ã¶" was saved in a wrong encoding'],
  ['quotes read in a wrong encoding', 'itâ€™s', '"â€" was saved in a wrong encoding'],
])('%s', (_, words, problem) => {
  const lines = linesOf(characters, { 'locales/de/a.json': JSON.stringify({ a: words }) })
  expect(lines).toEqual(problem === undefined ? [] : [expect.stringContaining(`a: ${problem}`)])
})

it('tells where in the text it stands', () => {
  expect(linesOf(characters, { 'prose/de/faq.yaml': 'a: schÃ¶n\n' })).toEqual([
    'content/prose/de/faq.yaml:1:7  a: "Ã¶" was saved in a wrong encoding',
  ])
})
