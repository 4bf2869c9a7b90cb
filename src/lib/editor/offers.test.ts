import type { FieldKind } from './field'
import { listOffers, offersInstead } from './offers'
import type { SchemaNode } from './schemaNode'

const orNull: SchemaNode = { type: ['object', 'null'] }

it.each<[FieldKind, SchemaNode, unknown, unknown[]]>([
  [
    'absent',
    { type: 'object' },
    { a: 'x' },
    [{ label: 'Add as English has it', index: 0, value: { a: '' } }],
  ],
  ['absent', { type: 'array' }, undefined, [{ label: 'Fill in', index: 0, value: [] }]],
  ['absent', { required: ['a'] }, undefined, [{ label: 'Fill in', index: 0, value: { a: null } }]],
  ['group', orNull, undefined, [{ label: 'Leave open', index: 0, value: null }]],
  ['group', { type: 'object' }, undefined, []],
  ['words', { type: ['string', 'null'] }, undefined, []],
])('offers instead of %s, by %j and English %j, %j', (kind, node, english, offers) => {
  expect(offersInstead({}, node, kind, english)).toEqual(offers)
})

it('offers of a list in English a blank at its end', () => {
  const offers = [{ label: 'Add an entry', index: 2, value: '' }]
  expect(listOffers({}, { items: { type: 'string' } }, ['a', 'b'], undefined)).toEqual(offers)
  expect(listOffers({}, {}, undefined, undefined)).toEqual([
    { label: 'Add an entry', index: 0, value: null },
  ])
})

it('offers a translation the entries with a key that it has not', () => {
  const english = [{ key: 'a' }, { key: 'b', text: 'B' }, 'no key']
  expect(listOffers({}, {}, [{ key: 'a' }], english)).toEqual([
    { label: 'Add “b” as English has it', index: 1, value: { key: 'b', text: '' } },
  ])
})
