import { proseTree } from '../../prose'
import { linesOf } from '../contentOf.fixture'
import { markdown } from './markdown'

it.each([
  ['paragraphs', 'One.\n\nTwo.', undefined],
  ['lists', '- one\n- two\n\n1. three\n2. four', undefined],
  ['strong, emphasis, code and links', '**a** *b* `c` [d](/price/)', undefined],
  ['a heading', 'One.\n\n# Two', 'a heading'],
  ['a heading by a line below', 'One\n---', 'a heading'],
  ['a quotation', '> one', 'a quotation'],
  ['HTML', 'One <b>two</b>', 'HTML'],
  ['a picture', '![a](/b.png)', 'a picture'],
  ['a line', 'One\n\n***', 'a line'],
  ['a forced line break', 'One  \ntwo', 'a forced line break'],
  ['a block of code', '```\none\n```', 'a block of code'],
  ['a definition', '[a]: /b/', 'a link definition'],
])('%s', (_, body, name) => {
  const indented = body.replace(/^(?=.)/gm, '      ')
  const texts = { 'prose/de/refund.yaml': `sections:\n  - key: a\n    body: |\n${indented}\n` }
  const lines = linesOf(markdown, texts)
  if (name === undefined) {
    expect(lines).toEqual([])
    expect(() => proseTree(body)).not.toThrow()
  } else {
    expect(lines[0]).toContain(`sections.a.body: ${name}`)
    expect(() => proseTree(body)).toThrow()
  }
})

it('names the line on which it stands', () => {
  const text = 'introduction: |\n  One.\n\n  > Two.\n'
  expect(linesOf(markdown, { 'prose/de/refund.yaml': text })[0]).toMatch(
    /^content\/prose\/de\/refund\.yaml:4:3 /,
  )
})
