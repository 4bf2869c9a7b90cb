import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Field } from '@sveltia/cms'
import { readContentFiles } from '../content-check/content'
import { parseContentPath } from '../content-check/contentPath'
import { isObject } from '../content-check/data'
import { cmsSetup } from './config'
import { formatFile, parseFile } from './fileFormat'

const project = resolve(__dirname, '../..')
const { config, formats } = cmsSetup(project)
const edited = readContentFiles(project).flatMap(({ path, bytes }) => {
  const parsed = parseContentPath(path)
  const format = formats.find(({ name }) => name === parsed?.schema)
  return parsed && format ? [{ path, parsed, format, text: new TextDecoder().decode(bytes) }] : []
})

/** Trims every string, as the CMS does on save. */
const trimmed = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string' ? each.trim() : each,
  ) as unknown

test('saving a content file without an edit does not change it', () => {
  for (const { path, format, text } of edited) {
    const saved = formatFile(format, trimmed(parseFile(format, text)))
    expect([path, saved]).toEqual([path, text])
  }
})

/** The content files with the fields of their forms. The form of units.json is one field of keys and values. */
const forms = edited
  .filter(({ parsed }) => parsed.name !== 'units')
  .map(({ path, parsed, format, text }) => {
    const collections = config.collections?.flatMap((each) => ('files' in each ? each.files : []))
    const file = collections?.find(
      (each) => each.file === path.replace(`/${parsed.language ?? ''}/`, '/{{locale}}/'),
    )

    return { path, fields: file?.fields ?? [], value: parseFile(format, text) }
  })

test('every value in a content file has a field, in the same order', () => {
  for (const { path, fields, value } of forms) expectFields(path, fields, value)
})

test('the form accepts every value that a content file contains', () => {
  expect(forms.flatMap(({ path, fields, value }) => refusals(path, fields, value))).toEqual([])
})

/** Returns the folders for uploads of a part of the configuration and of everything in it, relative to the project. */
function uploadFolders(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(uploadFolders)
  if (!isObject(part)) return []
  const folder = typeof part.media_folder === 'string' ? [part.media_folder.replace(/^\//, '')] : []

  return [...folder, ...Object.values(part).flatMap(uploadFolders)]
}

test('every folder for pictures exists, and the content check knows the pictures in it', () => {
  const folders = new Set(uploadFolders(config))

  expect(folders.size).toBeGreaterThan(1)

  for (const folder of folders) {
    expect([folder, existsSync(join(project, folder))]).toEqual([folder, true])
    expect(parseContentPath(`${folder}/a.png`)).toMatchObject({ folder: 'images' })
  }
})

test('every object has fields, because the CMS rejects objects without fields', () => {
  const isEmpty = (field: Field): boolean => {
    const inner = 'fields' in field ? (field.fields as Field[]) : undefined
    return inner !== undefined && (inner.length === 0 || inner.some(isEmpty))
  }
  const files = config.collections?.flatMap((each) => ('files' in each ? each.files : []))
  for (const { name, fields } of files ?? [])
    expect([name, fields.filter(isEmpty).map((field) => field.name)]).toEqual([name, []])
})

describe('a picture', () => {
  const collections = config.collections ?? []
  const files = collections.flatMap((each) => ('files' in each ? each.files : []))
  const captures = files.find(({ name }) => name === 'captures')
  const [pattern = ''] = picturePatterns(captures?.fields ?? [])

  /** Returns how the CMS reads and writes captures.yaml, and a text of this file with one picture. */
  function captureFile() {
    const format = formats.find(({ name }) => name === 'captures')
    if (!format) throw new Error('the CMS has no form for captures.yaml')

    return {
      format,
      text: `${format.header}captures:\n  - picture:\n      file: captures/a-call.png\n`,
    }
  }

  test('has a path from the root of the images in the CMS', () => {
    const { format, text } = captureFile()

    expect(parseFile(format, text)).toMatchObject({
      captures: [{ picture: { file: '/captures/a-call.png' } }],
    })
  })

  test('is saved with its path in content/images/', () => {
    const { format, text } = captureFile()

    expect(formatFile(format, parseFile(format, text))).toContain('file: captures/a-call.png\n')
  })

  // Until an upload is saved, the CMS tests only its name.
  test.each(['/captures/a-call.png', 'a-call.png'])('may have the path %s', (path) => {
    expect(path).toMatch(new RegExp(pattern))
  })

  test('may not be in the folder of another field', () => {
    expect('/posters/a-call.png').not.toMatch(new RegExp(pattern))
  })
})

/** What the CMS tests before it saves the value of a field. */
interface Limits {
  readonly required?: boolean
  readonly pattern?: readonly [pattern: string, explanation: string]
  readonly options?: readonly { readonly value: unknown }[]
  readonly fields?: readonly Field[]
}

/** Returns the values that a form refuses, each with the names of its fields and the reason. */
function refusals(owner: string, fields: readonly Field[], value: unknown): string[] {
  if (!isObject(value)) return []

  return fields.flatMap((field) => {
    const { required = true, pattern, options, fields: inner = [] } = field as Limits
    const each = value[field.name]
    const name = `${owner} ${field.name}`
    const list: readonly unknown[] = Array.isArray(each) ? each : [each]

    if (list.every((item) => item === undefined || item === null || item === ''))
      return required && field.widget !== 'hidden' ? [`${name} is empty, but required`] : []

    return list.flatMap((item) => [
      ...(pattern && !new RegExp(pattern[0]).test(String(item))
        ? [`${name}: "${String(item)}" does not match ${pattern[0]}`]
        : []),
      ...(options?.some((option) => option.value === item) === false
        ? [`${name}: "${String(item)}" is no option`]
        : []),
      ...refusals(name, inner, item),
    ])
  })
}

/** Returns the patterns of the fields for pictures, at any depth. */
function picturePatterns(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if ('fields' in field) return picturePatterns(field.fields as Field[])
    const { pattern = [] } = field as { readonly pattern?: readonly unknown[] }

    return field.widget === 'image' ? [String(pattern[0])] : []
  })
}

function expectFields(path: string, fields: readonly Field[], value: unknown): void {
  if (!isObject(value)) return
  const names = fields.map(({ name }) => name).filter((name) => Object.hasOwn(value, name))

  expect([path, Object.keys(value)]).toEqual([path, names])
  for (const field of fields) {
    const each = value[field.name]
    const inner = 'fields' in field ? (field.fields as Field[]) : []

    for (const item of Array.isArray(each) ? each : [each]) expectFields(path, inner, item)
  }
}

test.each([
  ['an empty field is saved as null', { price: '' }, 'price: null\n'],
  ['an empty optional field is omitted', { link: '' }, '{}\n'],
])('%s', (_, value, saved) => {
  const schema = {
    required: ['price'],
    properties: { price: { type: ['string', 'null'] }, link: { type: 'string' } },
  }
  expect(formatFile({ name: 'test', extension: 'yaml', header: '', schema }, value)).toBe(saved)
})
