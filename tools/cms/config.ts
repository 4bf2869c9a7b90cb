import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { CmsConfig, CollectionFile, Field, GitBackend } from '@sveltia/cms'
import { dereference, typesOf, type Schema } from '../../src/content/jsonSchema'
import { capitalize } from '../../src/lib/text'
import { defaultLocale, localeCodes } from '../../src/site/locales'
import { readContentFiles } from '../content-check/content'
import { parseContentPath, schemaComment, schemaPath } from '../content-check/contentPath'
import { isObject } from '../content-check/data'
import type { FileFormat } from './fileFormat'

/** The configuration of the CMS, and the format in which the CMS reads and writes each kind of file. */
export interface CmsSetup {
  readonly config: CmsConfig
  readonly formats: readonly FileFormat[]
  /** Whether the CMS can only open a local folder, because no Git host is configured. */
  readonly isLocal: boolean
}

/**
 * Returns a placeholder for local editing: the CMS requires a repository, even if it only opens a local folder. It asks
 * editors to choose the folder with the name of this repository.
 */
const localBackend = (project: string): GitBackend => ({
  name: 'github',
  repo: `local/${basename(resolve(project))}`,
  auth_methods: ['token'],
})

const collections = {
  site: { label: 'Facts', icon: 'fact_check' },
  locales: { label: 'Strings', icon: 'translate' },
  prose: { label: 'Long texts', icon: 'article' },
} as const

/** Derives the configuration of the CMS, including its forms, from a project's schemas and English strings. */
export function cmsSetup(project: string, host?: GitBackend): CmsSetup {
  const backend = host ?? localBackend(project)
  const files = editedFiles(project)
  const formats = new Map(files.map(({ format }) => [format.name, format]))

  return {
    formats: [...formats.values()],
    isLocal: !host,
    config: {
      load_config_file: false,
      backend,
      // Only on these hosts can the CMS open a pull request for each edit.
      ...(['github', 'gitlab'].includes(backend.name) && { publish_mode: 'editorial_workflow' }),
      app_title: 'Facewright content',
      ...media,
      i18n: { structure: 'multiple_folders', locales: localeCodes, default_locale: defaultLocale },
      editor: { preview: false },
      collections: Object.entries(collections).map(([name, { label, icon }]) => ({
        name,
        label,
        icon,
        i18n: name !== 'site',
        files: files
          .filter(({ folder }) => folder === name)
          .map(({ file }) => file)
          .sort((one, other) => (one.label ?? '').localeCompare(other.label ?? '')),
      })),
    },
  }
}

const media = {
  media_folder: 'content/images',
  asset_collections: ['product', 'captures', 'posters'].map((name) => ({
    name,
    label: capitalize(name),
    media_folder: `content/images/${name}`,
    public_folder: name,
  })),
  // Pictures come from the project. The content security policy of the CMS blocks other sites.
  media_libraries: { stock_assets: false },
} satisfies Partial<CmsConfig>

interface EditedFile {
  readonly folder: keyof typeof collections
  readonly format: FileFormat
  readonly file: CollectionFile
}

/** Returns the files that editors may change, each once: the CMS finds its translations by the path. */
function editedFiles(project: string): EditedFile[] {
  return readContentFiles(project).flatMap(({ path, bytes }) => {
    const kind = parseContentPath(path)
    if (!kind?.schema || !isCollection(kind.folder)) return []
    if (![undefined, defaultLocale].includes(kind.language)) return []

    const schemaText = readFileSync(join(project, schemaPath(kind.schema)), 'utf8')
    const root = JSON.parse(schemaText) as Schema
    const schema = resolved(root, root)
    const format = formatOf(path, kind.schema, schema)
    const file: CollectionFile = {
      name: kind.name,
      label: kind.folder === 'site' ? (schema.title ?? kind.name) : labelOf(kind.name),
      file: kind.language ? path.replace(`/${kind.language}/`, '/{{locale}}/') : path,
      format: format.name,
      i18n: kind.language !== undefined,
      fields: schema.properties
        ? fieldsOf(schema)
        : stringFields(JSON.parse(new TextDecoder().decode(bytes)) as Strings, root),
    }

    return [{ folder: kind.folder, format, file }]
  })
}

function isCollection(folder: string): folder is keyof typeof collections {
  return Object.hasOwn(collections, folder)
}

function formatOf(path: string, name: string, schema: Schema): FileFormat {
  if (path.endsWith('.json')) return { name, extension: 'json', header: '', schema }

  return { name, extension: 'yaml', header: schemaComment(path, name), schema }
}

/** Returns a schema with the definitions to which its properties and items refer. */
function resolved(schema: Schema, root: Schema): Schema {
  const { properties = {}, items, ...rest } = dereference(schema, root)
  const entries = Object.entries(properties).map(([name, each]) => [name, resolved(each, root)])
  return {
    ...rest,
    ...(items && { items: resolved(items, root) }),
    ...(entries.length > 0 && { properties: Object.fromEntries(entries) as Schema['properties'] }),
  }
}

function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name)),
  )
}

/** Returns the form field for a value, by the type that its schema says. */
function fieldOf(name: string, schema: Schema, isRequired: boolean): Field {
  const types = typesOf(schema)
  const common = commonOf(name, schema, isRequired && !types.includes('null'))
  if (schema.const !== undefined) return { name, widget: 'hidden', default: schema.const }
  if (schema.enum) return { ...common, widget: 'select', options: schema.enum.map(optionOf) }
  if (isObject(schema.additionalProperties))
    return { ...common, widget: 'object', fields: fieldsByLanguage(schema.additionalProperties) }
  if (types.includes('object')) return { ...common, widget: 'object', fields: fieldsOf(schema) }
  if (types.includes('array')) return listOf(common, schema)
  if (types.includes('boolean')) return { ...common, widget: 'boolean' }
  if (types.includes('integer')) return numberField(common, schema, 'int')
  if (types.includes('number')) return numberField(common, schema, 'float')

  return textField(common, schema)
}

function numberField(
  common: Common,
  { minimum: min, maximum: max }: Schema,
  type: 'int' | 'float',
): Field {
  return { ...common, widget: 'number', value_type: type, min, max }
}

function textField(common: Common, schema: Schema): Field {
  const { contentMediaType: mediaType, maxLength: maxlength } = schema
  if (mediaType === 'image/*') return imageField(common, schema)

  return { ...common, widget: mediaType ? 'text' : 'string', maxlength }
}

/** Returns what the fields of all types have. */
function commonOf(name: string, schema: Schema, required: boolean) {
  const { title, description, pattern, examples = [] } = schema
  const explanation = `${description ?? ''} Example: ${String(examples[0])}`

  return {
    name,
    label: title ?? labelOf(name),
    hint: description?.replaceAll('<', '&lt;').replace(/\bnull (?=if|while)/, 'empty '),
    required,
    // The CMS copies `key` to all languages.
    i18n: name === 'key' ? ('duplicate' as const) : true,
    ...(pattern && { pattern: [pattern, explanation] as [string, string] }),
  }
}

const optionOf = (value: string | null) => ({ label: value ?? '–', value })

/** Only objects with a value per language allow any key, so the form has one field for each language. */
function fieldsByLanguage(text: Schema): Field[] {
  return localeCodes.map((locale) =>
    fieldOf(locale, { ...text, title: languageNames.of(locale) }, true),
  )
}

/** Returns the form field for the path of an image, with a button for uploads to the folder of the path. */
function imageField(common: Common, { examples = [], pattern = '' }: Schema): Field {
  const [folder = ''] = String(examples[0]).split('/')
  const upload = { media_folder: `/content/images/${folder}`, public_folder: folder }
  const [, explanation = ''] = common.pattern ?? []
  // The CMS tests a path that starts with a slash (see fileFormat.ts) or, before an upload is saved, the name of the file.
  const accepted = pattern.replace(`^${folder}/`, `^(?:/${folder}/)?`)

  return {
    ...common,
    ...upload,
    i18n: true,
    widget: 'image',
    choose_url: false,
    pattern: [accepted, explanation],
  }
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

type Common = Omit<ReturnType<typeof commonOf>, 'required'>

/** Returns the form field for a list. A list has the same items in every language; only the items' strings differ. */
function listOf(common: Common, { items = {}, minItems: min, maxItems: max }: Schema): Field {
  const kind = { widget: 'list', i18n: 'duplicate' } as const
  // A list without a minimum length may be empty, which `required` would reject.
  const list = { ...common, required: !!min, ...kind, min, max }
  const { properties } = items
  if (!properties) return { ...list, field: fieldOf('item', items, true) }
  const summary = ['question', 'heading', 'key'].find((name) => Object.hasOwn(properties, name))

  return {
    ...list,
    collapsed: true,
    label_singular: items.title,
    ...(summary && { summary: `{{fields.${summary}}}` }),
    fields: fieldsOf(items),
  }
}

interface Strings {
  readonly [name: string]: string | Strings
}

/** Returns the form fields for a file whose schema allows any key: one for each key in the English file. */
function stringFields(strings: Strings, { description, $defs }: Schema): Field[] {
  const text = $defs?.group?.additionalProperties
  if (isObject(text)) return textFields(strings, text)

  // Plural forms differ between languages, so editors enter both keys and strings of units.json.
  return [
    {
      name: 'units',
      label: 'Units',
      hint: description,
      widget: 'keyvalue',
      root: true,
      i18n: true,
    },
  ]
}

/** Returns the form fields for strings, of which groups are nested. Long strings get a larger field. */
function textFields(strings: Strings, schema: Schema): Field[] {
  return Object.entries(strings).map(([name, value]) => {
    const common = { name, label: labelOf(name), i18n: true }
    if (typeof value !== 'string')
      return { ...common, widget: 'object', fields: textFields(value, schema) }

    // A regular expression, and the explanation that an editor sees if a string does not match it.
    const pattern: [string, string] = [schema.pattern ?? '', schema.description ?? '']

    return { ...common, widget: value.length > 60 ? 'text' : 'string', pattern }
  })
}

/** Returns the label of a form field, such as "Max width pixels" for `maxWidthPixels`. */
function labelOf(name: string): string {
  const spaced = name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])|[-_]/g, ' ').toLowerCase()
  const acronym = /\b(amd|faq|http|id|nvidia|url)\b/g
  return capitalize(spaced.replaceAll(acronym, (each) => each.toUpperCase()))
}
