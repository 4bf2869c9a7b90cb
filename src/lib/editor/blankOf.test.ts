import { blankGroup, blankOf, withoutWords } from './blankOf'
import type { SchemaNode } from './schemaNode'

const schema: SchemaNode = {
  $defs: { name: { type: 'object', properties: { a: { type: 'string' } }, required: ['a', 'b'] } },
}

it.each<[SchemaNode, unknown]>([
  [{ const: 'x', type: ['string', 'null'] }, 'x'],
  [{ type: ['string', 'null'] }, null],
  [{ type: 'string', enum: ['b', 'a'] }, 'b'],
  [{ type: 'array' }, []],
  [{ type: 'object' }, {}],
  [{ type: 'string' }, ''],
  [{ type: 'number' }, null],
  [{ $ref: '#/$defs/name' }, { a: '', b: null }],
])('%j begins with %j', (node, blank) => {
  expect(blankOf(schema, node)).toEqual(blank)
})

it('gives a group its required names, even where nothing more is said of them', () => {
  expect(blankGroup(schema, { required: ['a'] })).toEqual({ a: null })
})

it.each([
  ['word', ''],
  [5, 5],
  [null, null],
  [
    ['a', 1],
    ['', 1],
  ],
  [
    { key: 'x', title: 'A', list: [{ key: 'y', text: 'B' }] },
    { key: 'x', title: '', list: [{ key: 'y', text: '' }] },
  ],
])('leaves of %j nothing but the keys', (item, left) => {
  expect(withoutWords(item)).toEqual(left)
})
