import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Field } from '@sveltia/cms'
import { dereference, typesOf, type Schema } from '../../src/content/jsonSchema'
import { defaultLocale } from '../../src/site/locales'
import { readContentFiles } from '../content-check/content'
import { parseContentPath, schemaPath } from '../content-check/contentPath'
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

    return { path, parsed, fields: file?.fields ?? [], value: parseFile(format, text) }
  })

test('every value in a content file has a field, in the same order', () => {
  for (const { path, fields, value } of forms) expectFields(path, fields, value)
})

test('the form accepts every value that a content file contains', () => {
  expect(forms.flatMap(({ path, fields, value }) => refusals(path, fields, value))).toEqual([])
})

/** Texts of which no pattern in the schemas allows all. */
const oddTexts = ['two  spaces', '1. Number', '?', '{']

/** For each keyword of a schema that a form also knows: a value that the keyword forbids. */
const forbidden: Partial<Record<keyof Schema, (schema: Schema) => unknown>> = {
  minimum: ({ minimum = 0 }) => minimum - 1,
  maximum: ({ maximum = 0 }) => maximum + 1,
  maxLength: ({ maxLength = 0 }) => 'a'.repeat(maxLength + 1),
  pattern: ({ pattern = '' }) => oddTexts.find((text) => !new RegExp(pattern).test(text)),
  enum: () => 'other',
}

/** Returns the keywords of the schemas that the fields of a form ignore, each with the names of the fields. */
function ignoredKeywords(owner: string, fields: readonly Field[], schema: Schema): string[] {
  return fields.flatMap((field) => {
    const { name, widget } = field
    const own =
      schema.properties?.[name] ?? (schema.additionalProperties as Schema | undefined) ?? {}
    const path = `${owner} ${name}`
    if ('fields' in field) return ignoredKeywords(path, field.fields as Field[], own.items ?? own)
    if (widget === 'hidden') return []

    const item = 'field' in field ? { ...(field.field as Field), name } : field
    const accepts = (value: unknown) => refusals('', [item], { [name]: value }).length === 0
    const limits = own.items ?? own
    const keywords = Object.entries(forbidden)
      .filter(([keyword, forbid]) => keyword in limits && accepts(forbid(limits)))
      .map(([keyword]) => keyword)
    const isRequired =
      schema.required?.includes(name) && typesOf(own).every((type) => !/array|null/.test(type))

    return [...keywords, ...(isRequired && accepts('') ? ['required'] : [])].map(
      (keyword) => `${path}: the field lacks the rule "${keyword}" of its schema`,
    )
  })
}

/** Returns a schema with the definitions to which it and its parts refer. */
function resolvedSchema(name: string): Schema {
  const root = JSON.parse(readFileSync(join(project, schemaPath(name)), 'utf8')) as Schema
  const resolved = (schema: Schema): Schema => {
    const {
      properties = {},
      items,
      additionalProperties: other,
      ...rest
    } = dereference(schema, root)
    const entries = Object.entries(properties).map(([key, each]) => [key, resolved(each)])

    return {
      ...rest,
      ...(items && { items: resolved(items) }),
      ...(isObject(other) && { additionalProperties: resolved(other) }),
      ...(entries.length > 0 && {
        properties: Object.fromEntries(entries) as Schema['properties'],
      }),
    }
  }

  return resolved(root)
}

test('a form refuses what the schema of its file forbids', () => {
  const ignored = forms
    .filter(({ parsed }) => [undefined, defaultLocale].includes(parsed.language))
    .flatMap(({ path, parsed, fields }) =>
      ignoredKeywords(path, fields, resolvedSchema(parsed.schema ?? '')),
    )

  expect(ignored).toEqual([])
})

/** A folder for uploads, and how the content names it. */
interface UploadFolder {
  readonly media_folder: string
  readonly public_folder?: string
}

/** Returns the folders for uploads of a part of the configuration and of everything in it. */
function uploadFolders(part: unknown): UploadFolder[] {
  if (Array.isArray(part)) return part.flatMap(uploadFolders)
  if (!isObject(part)) return []
  const own = typeof part.media_folder === 'string' ? [part as unknown as UploadFolder] : []

  return [...own, ...Object.values(part).flatMap(uploadFolders)]
}

test('every folder for pictures exists, and the content check knows the pictures in it', () => {
  const folders = uploadFolders(config).map(({ media_folder: path }) => path.replace(/^\//, ''))

  expect(folders.length).toBeGreaterThan(1)

  for (const folder of folders) {
    expect([folder, existsSync(join(project, folder))]).toEqual([folder, true])
    expect(parseContentPath(`${folder}/a.png`)).toMatchObject({ folder: 'images' })
  }
})

test('the content names an uploaded picture by its path in content/images/', () => {
  const named = uploadFolders(config).flatMap(({ media_folder: path, public_folder: name }) =>
    name === undefined ? [] : [[path.replace(/^\//, ''), `content/images/${name}`] as const],
  )

  expect(named.length).toBeGreaterThan(1)
  for (const [path, expected] of named) expect(path).toBe(expected)
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
      ...(isOutside(item, field) ? [`${name}: ${String(item)} is outside of the limits`] : []),
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

/** Returns whether a number, or the length of a text, is outside of the limits of its field. */
function isOutside(item: unknown, field: Field): boolean {
  const {
    min = -Infinity,
    max = Infinity,
    maxlength = Infinity,
  } = field as Partial<Record<'min' | 'max' | 'maxlength', number>>
  if (typeof item === 'string') return item.length > maxlength

  return typeof item === 'number' && (item < min || item > max)
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
