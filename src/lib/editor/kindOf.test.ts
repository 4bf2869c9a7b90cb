import { choicesOf, kindOf } from './kindOf'
import type { SchemaNode } from './schemaNode'

it.each<[SchemaNode, unknown, string]>([
  [{ const: 1 }, 1, 'fixed'],
  [{ enum: ['a'] }, 'a', 'choice'],
  [{ type: ['boolean', 'null'] }, null, 'choice'],
  [{ type: 'array' }, [], 'list'],
  [{ type: 'array' }, undefined, 'absent'],
  [{ type: ['array', 'null'] }, null, 'absent'],
  [{ type: 'array' }, 'a', 'fixed'],
  [{ type: 'object' }, {}, 'group'],
  [{ type: 'object' }, undefined, 'absent'],
  [{ type: 'object' }, 5, 'fixed'],
  [{ type: ['object', 'string'] }, 'a', 'words'],
  [{ type: 'string' }, {}, 'fixed'],
  [{ type: ['string', 'null'] }, null, 'words'],
  [{ type: 'number' }, 1, 'number'],
  [{ type: 'integer' }, 1, 'number'],
  [{ type: 'string' }, 'a', 'words'],
  [{ type: 'string', pattern: 'a' }, 'a', 'text'],
  [{ type: 'string', format: 'date' }, 'a', 'text'],
  [{ type: 'string', minLength: 1 }, 'a', 'text'],
  [{}, 'a', 'fixed'],
])('%j with %j is filled in as %s', (node, value, kind) => {
  expect(kindOf(node, value)).toBe(kind)
})

it.each<[SchemaNode, unknown[]]>([
  [{ type: 'string' }, []],
  [{ type: 'boolean' }, [true, false]],
  [{ type: ['boolean', 'null'] }, [null, true, false]],
  [{ enum: ['a', 'b'] }, ['a', 'b']],
  [{ enum: ['a', null], type: ['string', 'null'] }, ['a', null]],
])('%j offers %j', (node, choices) => {
  expect(choicesOf(node)).toEqual(choices)
})
