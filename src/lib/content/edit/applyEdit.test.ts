import { resolve } from 'node:path'
import { parse } from 'yaml'
import { readContentFiles } from '../readContentFiles'
import { applyEdit } from './applyEdit'
import { EditError } from './editError'

const yaml = `# yaml-language-server: $schema=../schemas/plans.schema.json
# What a visitor can buy.
plans:
  - key: creditPack
    price: null # not yet
  # The large one.
  - key: subscription
    price:
      amount: 9.90
      currency: USD
formats: [png, jpg]
dated: '2022-05-01'
body: |
  One line.

  - a point
`

const json = `{
  "$schema": "../schemas/x.json",
  "files": [
    {
      "key": "a",
      "bytes": null,
      "sizes": [1, 2]
    },
    {
      "key": "b",
      "bytes": 5
    }
  ],
  "words": "left\\u200eright"
}
`

type Data = Record<string, never>

/** The text after its data were changed by a function. */
function after(text: string, change: (data: never) => void): string {
  const data = parse(text) as Data
  change(data as never)
  return applyEdit(text === json ? 'x.json' : 'x.yaml', text, data)
}

it.each(
  readContentFiles(resolve('.'))
    .filter(({ path }) => /content\/(site|locales|prose)\//.test(path))
    .map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)] as const),
)('gives %s back byte for byte when nothing differs', (path, text) => {
  expect(applyEdit(path, text, parse(text))).toBe(text)
})

interface Plan {
  key: string
  price: unknown
}

interface Yaml {
  plans: [Plan, Plan]
  formats: string[]
  dated: unknown
  body: string
  more?: unknown
}

describe('YAML', () => {
  it.each<[string, (data: Yaml) => void, string | RegExp, string]>([
    ['a text', (data) => (data.plans[1].key = 'abo'), 'key: subscription', 'key: abo'],
    [
      'nothing by a group',
      (data) => (data.plans[0].price = { amount: 5, currency: 'USD' }),
      '    price: null # not yet',
      '    price:\n      amount: 5\n      currency: USD',
    ],
    [
      'a number',
      (data) => ((data.plans[1].price as { amount: number }).amount = 10),
      'amount: 9.90',
      'amount: 10',
    ],
    ['a quoted text', (data) => (data.dated = '2023-01-02'), "'2022-05-01'", "'2023-01-02'"],
    ['a short list', (data) => data.formats.push('jpeg'), '[png, jpg]', '[png, jpg, jpeg]'],
    [
      'a block of text, whose last line end may be missing',
      (data) => (data.body = 'One line.\n\n- a point\n- another'),
      '- a point\n',
      '- a point\n  - another\n',
    ],
    [
      'a block of text by a number',
      (data) => ((data as { body: unknown }).body = 5),
      /\|\n {2}One[^]*point/,
      '5',
    ],
    ['a text by a number', (data) => (data.dated = 5), "'2022-05-01'", '5'],
    ['a text by a list', (data) => (data.dated = ['a']), " '2022-05-01'", '\n  - a'],
    [
      'a text that begins with spaces',
      (data) => (data.body = '- a\n  - b\n\n'),
      /One[^]*point/,
      '- a\n    - b',
    ],
    [
      'a text that needs quotes now',
      (data) => (data.plans[1].key = 'a: b'),
      'key: subscription',
      "key: 'a: b'",
    ],
    [
      'an item removed with its comment',
      (data) => data.plans.splice(1, 1),
      /\n {2}# The large[^]*USD/,
      '',
    ],
    [
      'an item added between',
      (data) => data.plans.splice(1, 0, { key: 'trial', price: null }),
      '  # The large one.',
      '  - key: trial\n    price: null\n  # The large one.',
    ],
    [
      'a key added with a long text',
      (data) => (data.more = 'a\n\nb'),
      '- a point\n',
      '- a point\nmore: |\n  a\n\n  b\n',
    ],
    [
      'a key removed',
      (data) => delete (data as Partial<Yaml>).formats,
      'formats: [png, jpg]\n',
      '',
    ],
  ])('changes %s and nothing else', (_, change, from, to) => {
    expect(after(yaml, change as never)).toBe(yaml.replace(from, to))
  })
})

interface File {
  key: string
  bytes: number | null
  sizes?: number[]
}

interface Json {
  files: [File, File]
  words: string
}

describe('JSON', () => {
  it.each<[string, (data: Json) => void, string, string]>([
    ['a number', (data) => (data.files[0].bytes = 7), '"bytes": null', '"bytes": 7'],
    ['a short list', (data) => data.files[0].sizes?.push(3), '[1, 2]', '[1, 2, 3]'],
    [
      'a text with a character that nobody sees',
      (data) => (data.words = 'Left\u200eright'),
      '"left\\u200eright"',
      '"Left\\u200eright"',
    ],
    [
      'an item added in front',
      (data) => data.files.unshift({ key: 'c', bytes: null }),
      '"files": [\n',
      '"files": [\n    {\n      "key": "c",\n      "bytes": null\n    },\n',
    ],
    [
      'an item removed',
      (data) => data.files.splice(1, 1),
      ',\n    {\n      "key": "b",\n      "bytes": 5\n    }',
      '',
    ],
    ['a key removed', (data) => delete data.files[0].sizes, ',\n      "sizes": [1, 2]', ''],
    [
      'a list added',
      (data) => (data.files[1].sizes = [1]),
      '"bytes": 5',
      '"bytes": 5,\n      "sizes": [1]',
    ],
  ])('changes %s and nothing else', (_, change, from, to) => {
    expect(after(json, change as never)).toBe(json.replace(from, to))
  })
})

describe('JSON keeps what it need not write', () => {
  const layout = `{
  "long": [
    1.50,
    2
  ],
  "groups": [
    { "a": 1.50, "b": 1 },
    { "key": "k", "a": 2.50, "b": 1 }
  ],
  "empty": [],
  "word": "\\u0061",
  "last": null
}
`
  interface Layout {
    long: unknown[]
    groups: Record<string, unknown>[]
    empty: unknown[]
    last?: unknown
  }

  it.each<[string, (data: Layout) => void, string, string]>([
    ['a list on several lines', (data) => data.long.push(3), '    2\n', '    2,\n    3\n'],
    ['an empty list', (data) => data.empty.push(1, 2), '[]', '[1, 2]'],
    [
      'a list of a group and nothing',
      (data) => data.empty.push(null, { a: 1 }),
      '[]',
      '[\n    null,\n    {\n      "a": 1\n    }\n  ]',
    ],
    [
      'an item that has changed places',
      (data) => data.long.reverse(),
      '    1.50,\n    2\n',
      '    2,\n    1.50\n',
    ],
    [
      'a changed group',
      (data) => Object.assign(data.groups[0] ?? {}, { b: 2 }),
      '{ "a": 1.50, "b": 1 }',
      '{\n      "a": 1.50,\n      "b": 2\n    }',
    ],
    [
      'a group that has changed places and words',
      (data) => (data.groups = [{ key: 'k', a: 2.5, b: 2 }]),
      '    { "a": 1.50, "b": 1 },\n    { "key": "k", "a": 2.50, "b": 1 }',
      '    {\n      "key": "k",\n      "a": 2.50,\n      "b": 2\n    }',
    ],
    ['an empty group', (data) => (data.last = {}), 'null', '{}'],
    [
      'a character that nobody sees, by all four of its digits',
      (data) => (data.last = 'a\u00adb'),
      'null',
      '"a\\u00adb"',
    ],
  ])('beside %s', (_, change, from, to) => {
    const data = JSON.parse(layout) as Layout
    change(data)
    expect(applyEdit('x.json', layout, data)).toBe(layout.replace(from, to))
  })
})

it('puts a name into JSON where the data have it', () => {
  const text = '{\n  "a": "1",\n  "c": "3"\n}\n'
  const changed = text.replace('"c"', '"b": "2",\n  "c"')
  expect(applyEdit('x.json', text, { a: '1', b: '2', c: '3' })).toBe(changed)
})

it('ends a text in quotes as its data do', () => {
  expect(applyEdit('x.yaml', 'a: "b\\n"\n', { a: 'c' })).toBe('a: "c"\n')
})

it('takes a block of YAML for a text without a line end as it was', () => {
  const text = 'a: |-\n  b\n  c\nd: e\n'
  expect(applyEdit('x.yaml', text, { a: 'b\nx', d: 'e' })).toBe(text.replace('c', 'x'))
})

it.each([
  ['x.json', '{"a": 1,}', 'the file is not sound JSON'],
  ['x.yaml', 'a: [1', 'the file is not sound YAML'],
  ['x.yaml', 'a:   1\n', 'can only be edited by hand'],
])('refuses %s that holds %j', (file, text, message) => {
  const edit = () => applyEdit(file, text, {})
  expect(edit).toThrow(EditError)
  expect(edit).toThrow(message)
})
