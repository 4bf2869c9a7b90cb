import { resolve } from 'node:path'
import { locales } from '../../site/locales'
import { routes } from '../../site/routes'
import { readContent } from '../content/content'
import { readContentFiles } from '../content/readContentFiles'
import { listFiles } from './editableFiles'
import type { Field } from './field'
import { formOf, type FormSource } from './fieldsOf'
import type { OpenFile } from './messages'
import { openFile } from './openFile'

const files = readContentFiles(resolve('.'))
const content = readContent(files, { routes, locales })
const open = (path: string) => openFile(files, content, path) as OpenFile
const fieldsIn = (field: Field): Field[] => [field, ...field.fields.flatMap(fieldsIn)]
const form = (path: string, more: Partial<FormSource> = {}) => {
  return fieldsIn(formOf({ ...open(path), mistakes: [], ...more }))
}
const fieldNamed = (fields: readonly Field[], name: string) => {
  return fields.find((field) => field.name === name)
}

it.each(listFiles(content).files.map(({ path }) => path))(
  'makes a form of %s in which every field has a name of its own, a label and a description',
  (path) => {
    const fields = form(path)
    const names = fields.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(fields.filter(({ label }) => label === '')).toEqual([])
    const leaves = fields.filter(({ path: way }) => typeof way.at(-1) === 'string')
    expect(leaves.filter(({ description }) => description === '')).toEqual([])
  },
)

it('tells how each field is filled in', () => {
  const releases = form('content/site/releases.json')
  expect(fieldNamed(releases, '$schema')?.kind).toBe('fixed')
  expect(fieldNamed(releases, 'files.macImage.platform')).toMatchObject({
    kind: 'choice',
    choices: ['windows', 'mac'],
  })
  expect(fieldNamed(releases, 'files.macImage.bytes')).toMatchObject({
    kind: 'number',
    whenEmpty: null,
    example: '5242880',
  })
  expect(fieldNamed(releases, 'files.macImage.version')).toMatchObject({
    kind: 'text',
    value: '1.6.0',
  })
  expect(fieldNamed(form('content/launch.yaml'), 'analytics')).toMatchObject({
    kind: 'choice',
    choices: [null, true, false],
  })
  expect(fieldNamed(form('content/site/navigation.yaml'), 'header.pricing.link')).toMatchObject({
    kind: 'text',
    value: undefined,
    whenEmpty: undefined,
  })
  expect(fieldNamed(form('content/locales/ko/price.json'), 'meta.title')?.kind).toBe('words')
})

it('offers a group where there is none, and nothing where there is one', () => {
  const [price] = [fieldNamed(form('content/site/plans.yaml'), 'plans.creditPack.price')]
  expect(price).toMatchObject({
    kind: 'absent',
    offers: [{ value: { amount: null, currency: '' } }],
  })
  const data = { plans: [{ key: 'creditPack', price: { amount: 5, currency: 'USD' } }] }
  const priced = fieldNamed(form('content/site/plans.yaml', { data }), 'plans.creditPack.price')
  expect(priced).toMatchObject({ kind: 'group', offers: [{ value: null }] })
})

it('puts English beside a translation, and offers what English has more', () => {
  const path = 'content/prose/de/faq.yaml'
  const { data, english } = open(path) as { data: { entries: object[] }; english: unknown }
  const lacking = { entries: [...data.entries.slice(0, 1), ...data.entries.slice(2)] }
  const fields = form(path, { data: lacking, english })
  expect(fieldNamed(fields, 'entries.modes.question')?.english).toBe('Which mode should I choose?')
  expect(fieldNamed(fields, 'entries')?.offers).toEqual([
    {
      label: 'Add “formats” as English has it',
      index: 1,
      value: { key: 'formats', question: '', answer: '' },
    },
  ])
})

it('offers a new entry in English', () => {
  const value = { key: '', question: '', answer: '' }
  const entries = fieldNamed(form('content/prose/en/faq.yaml'), 'entries')
  expect(entries?.offers).toEqual([{ label: 'Add an entry', index: entries?.fields.length, value }])
})

it('puts a mistake to its field', () => {
  const mistakes = [{ path: 'href', message: 'no address' }]
  const fields = form('content/site/banner.yaml', { mistakes })
  expect(fieldNamed(fields, 'href')?.errors).toEqual(['no address'])
  expect(fieldNamed(fields, 'dismissKey')?.errors).toEqual([])
})

const words = { schema: open('content/locales/ko/home.json').schema }

it('offers a translation the names that English has more, and tells those that it has not', () => {
  const english = { first: 'One', group: { name: 'Two' } }
  const more = { ...words, english, data: { first: '', gone: 'x' }, followsEnglish: true }
  const fields = form('content/locales/ko/home.json', more)
  expect(fieldNamed(fields, 'group')).toMatchObject({
    kind: 'absent',
    offers: [{ label: 'Add as English has it', value: { name: '' } }],
  })
  const spare = fields.filter(({ isSpare }) => isSpare).map(({ name }) => name)
  expect(spare).toEqual(['gone'])
  expect(fieldNamed(fields, '')?.newName).toBeUndefined()
})

it('begins a new name in English with a blank of the last one, and lets go of it while it is blank', () => {
  const data = { one: { title: 'A', text: 'B' }, two: { title: '', text: '' } }
  const more = { ...words, english: undefined, data, followsEnglish: true }
  const fields = form('content/locales/en/home.json', more)
  expect(fieldNamed(fields, '')?.newName).toMatchObject({
    pattern: '^[a-z][A-Za-z0-9]*$',
    blank: { title: '', text: '' },
  })
  const spare = fields.filter(({ isSpare }) => isSpare).map(({ name }) => name)
  expect(spare).toEqual(['two', 'two.title', 'two.text'])
})

const small: FormSource['schema'] = {
  title: 'Small',
  type: 'object',
  required: ['list'],
  properties: {
    list: { type: 'array', items: { type: 'string' } },
    count: { type: 'number', examples: [7] },
    word: { type: 'string', examples: ['seven', 'eight'] },
    odd: { type: 'string', examples: [true] },
  },
  additionalProperties: false,
}

it('makes a form of a small schema, in which English stands beside by place', () => {
  const data = { list: ['a', 'b'] }
  const english = { list: ['A', 'B\n'], count: 1 }
  const fields = fieldsIn(formOf({ schema: small, data, english, mistakes: [] }))
  const shown = fields.map(({ name, label, example, english: twin, whenEmpty, isSpare }) => {
    return [name, label, example, twin, whenEmpty, isSpare]
  })
  expect(shown).toEqual([
    ['', 'Small', '', '', '', false],
    ['list', 'List', '', '', '', false],
    ['list[0]', '1', '', 'A', '', false],
    ['list[1]', '2', '', 'B', '', false],
    ['count', 'Count', '7', '', undefined, false],
    ['word', 'Word', 'seven', '', undefined, false],
    ['odd', 'Odd', '', '', undefined, false],
  ])
})

it('shows nothing inside of data that does not fit to the schema', () => {
  const data = { list: 'no list', word: ['no word'] }
  const { properties = {} } = small
  const whole = formOf({ schema: { type: 'object', properties }, data, mistakes: [] })
  expect(whole).toMatchObject({ label: '', description: '' })
  expect(whole.fields.map(({ kind, fields }) => [kind, fields])).toEqual([
    ['fixed', []],
    ['fixed', []],
    ['number', []],
    ['words', []],
  ])
})

it('finds the English of an entry by its key, wherever it stands', () => {
  const items = {
    type: 'object',
    properties: { key: { type: 'string' }, text: { type: 'string' } },
  }
  const schema = { type: 'object', properties: { list: { type: 'array', items } } }
  const data = {
    list: [
      { key: 'b', text: '' },
      { key: 'c', text: '' },
    ],
  }
  const english = {
    list: [
      { key: 'a', text: 'A' },
      { key: 'b', text: 'B' },
    ],
  }
  const fields = fieldsIn(formOf({ schema, data, english, mistakes: [] }))
  expect(fields.filter(({ label }) => label === 'Text').map((field) => field.english)).toEqual([
    'B',
    '',
  ])
})
