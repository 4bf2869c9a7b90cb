import type { Field, FieldKind } from './field'
import { readInput } from './readInput'

const read = (kind: FieldKind, whenEmpty: Field['whenEmpty'], text: string) => {
  return readInput({ kind, whenEmpty } as Field, text)
}

it.each<[FieldKind, Field['whenEmpty'], string, unknown]>([
  ['number', '', '9.90', 9.9],
  ['number', null, '', null],
  ['number', '', 'nine', 'nine'],
  ['number', null, ' ', null],
  ['number', '', ' ', ''],
  ['number', null, ' 12 ', 12],
  ['number', null, '-0.5', -0.5],
  ['number', null, '007', 7],
  ...['0x10', '0b1', '1e5', 'Infinity', '1,000', '1 000', '5.', '9'.repeat(400)].map(
    (text): [FieldKind, null, string, string] => ['number', null, text, text],
  ),
  ['text', null, ' ', ' '],
  ['text', undefined, '', undefined],
  ['text', null, '2024-05-01', '2024-05-01'],
  ['words', '', '12', '12'],
  ['choice', '', 'null', null],
  ['choice', '', '"mac"', 'mac'],
])('reads a %s that is %j when empty from %j', (kind, whenEmpty, text, value) => {
  expect(read(kind, whenEmpty, text)).toBe(value)
})
