import { linesOf } from '../contentOf.fixture'
import { legalSections } from './legalSections'

const terms = 'sections:\n  - key: a\n  - key: b\n'

it.each([
  ['sections that exist', '[1, 2]', []],
  ['a text, which the schema tells', '["3"]', []],
  [
    'a section that does not exist',
    '[1, 3]',
    [
      'content/site/legal.yaml:2:26  service.survivingSections[1]: there is no section 3, expected at most 2',
    ],
  ],
])('%s', (_, sections, expected) => {
  const legal = `service:\n  survivingSections: ${sections}\n`
  const texts = { 'site/legal.yaml': legal, 'prose/en/service.yaml': terms }
  expect(linesOf(legalSections, texts)).toEqual(expected)
})
