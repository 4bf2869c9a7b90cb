import { linesOf } from '../contentOf.fixture'
import { schemaLines } from './schemaLines'

it.each([
  ['site/brand.yaml', '../schemas/brand.schema.json'],
  ['prose/de/faq.yaml', '../../schemas/faq-prose.schema.json'],
  ['prose/de/refund.yaml', '../../schemas/legal-prose.schema.json'],
  ['glossary.yaml', 'schemas/glossary.schema.json'],
])('%s begins with the line that names its schema', (file, schema) => {
  const line = `# yaml-language-server: $schema=${schema}`
  expect(linesOf(schemaLines, { [file]: `${line}\nname: x\n` })).toEqual([])
  expect(linesOf(schemaLines, { [file]: 'name: x\n' })).toEqual([
    `content/${file}:1:1  expected the first line to be: ${line}`,
  ])
})

it('asks no JSON for a comment', () => {
  expect(linesOf(schemaLines, { 'locales/de/home.json': '{"a": "b"}' })).toEqual([])
})
