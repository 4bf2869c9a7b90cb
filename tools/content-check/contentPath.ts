export type Folder = 'site' | 'locales' | 'prose' | 'translated' | 'images' | 'schemas' | 'root'

/** The kind of a file in content/, derived from its path. */
export interface ContentPath {
  readonly folder: Folder
  /** The language of strings, prose and translation records. */
  readonly language?: string
  /** The name of the file without its extension. For images, the path. */
  readonly name: string
  /** The name of the file's schema, which is in content/schemas/<schema>.schema.json. */
  readonly schema?: string
}

/** The names of the files in content/prose/<language>/. */
export const proseNames = ['faq', 'privacy', 'refund', 'service']

const rootFiles = ['glossary', 'launch', 'reviewed-identical']

/** The schemas that describe several files. Every other schema describes one file, which has the same name. */
const sharedSchemas = ['strings', 'units', 'faq-prose', 'legal-prose', 'translated']

interface Kind {
  readonly folder: Folder
  /** Matches the files' paths. Its groups are the `name` of a file and its `language`, if it has one. */
  readonly pattern: RegExp
  readonly schemaOf?: (name: string) => string
}

const kinds: readonly Kind[] = [
  {
    folder: 'images',
    pattern: /^(?<name>content\/images\/.+\.(?:png|jpe?g|webp|avif))$/,
  },
  {
    folder: 'locales',
    pattern: /^content\/locales\/(?<language>\w+)\/(?<name>[\w-]+)\.json$/,
    schemaOf: (name) => (name === 'units' ? 'units' : 'strings'),
  },
  {
    folder: 'prose',
    pattern: /^content\/prose\/(?<language>\w+)\/(?<name>[\w-]+)\.yaml$/,
    schemaOf: (name) => (name === 'faq' ? 'faq-prose' : 'legal-prose'),
  },
  {
    folder: 'schemas',
    pattern: /^content\/schemas\/(?<name>[\w-]+)\.schema\.json$/,
  },
  {
    folder: 'translated',
    pattern: /^content\/translated\/(?<language>(?<name>[\w-]+))\.json$/,
    schemaOf: () => 'translated',
  },
  {
    folder: 'site',
    pattern: /^content\/site\/(?<name>releases(?=\.json)|(?!releases\.)[\w-]+(?=\.yaml))\.\w+$/,
    schemaOf: (name) => name,
  },
  {
    folder: 'root',
    pattern: new RegExp(`^content/(?<name>${rootFiles.join('|')})\\.yaml$`),
    schemaOf: (name) => name,
  },
]

/** Derives a file's kind from its path. Returns undefined if the site uses no file with such a path. */
export function parseContentPath(path: string): ContentPath | undefined {
  for (const { folder, pattern, schemaOf } of kinds) {
    const groups = pattern.exec(path)?.groups
    if (!groups) continue
    const { name = '', language } = groups
    const schema = schemaOf?.(name)

    return { folder, name, ...(language && { language }), ...(schema && { schema }) }
  }

  return undefined
}

/** Returns the path of a schema. */
export function schemaPath(schema: string): string {
  return `content/schemas/${schema}.schema.json`
}

/** Returns the first line of a YAML file, a comment by which code editors find its schema. */
export function schemaComment(path: string, schema: string): string {
  const up = '../'.repeat(path.split('/').length - 2)

  return `# yaml-language-server: $schema=${up}schemas/${schema}.schema.json\n`
}

/** Returns the path of the file that a schema describes; undefined if the schema describes several files. */
export function fileOfSchema(schema: string): string | undefined {
  if (sharedSchemas.includes(schema)) return undefined
  if (rootFiles.includes(schema)) return `content/${schema}.yaml`
  return `content/site/${schema}.${schema === 'releases' ? 'json' : 'yaml'}`
}
