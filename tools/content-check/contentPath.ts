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

/** Derives a file's kind from its path. Returns undefined if the site uses no file with such a path. */
export function parseContentPath(path: string): ContentPath | undefined {
  if (/^content\/images\/.+\.(png|jpe?g|webp|avif)$/.test(path))
    return { folder: 'images', name: path }
  const [, folder = 'root', language, name = '', extension] =
    /^content\/(?:(\w+)\/)?(?:(\w+)\/)?([\w-]+)\.(schema\.json|json|yaml)$/.exec(path) ?? []
  if (folder === 'locales' && language && extension === 'json')
    return { folder, language, name, schema: name === 'units' ? 'units' : 'strings' }
  if (folder === 'prose' && language && extension === 'yaml')
    return { folder, language, name, schema: name === 'faq' ? 'faq-prose' : 'legal-prose' }
  if (language !== undefined) return undefined
  if (folder === 'schemas' && extension === 'schema.json') return { folder, name }
  if (folder === 'translated' && extension === 'json')
    return { folder, language: name, name, schema: 'translated' }
  if (folder === 'site' && extension === (name === 'releases' ? 'json' : 'yaml'))
    return { folder, name, schema: name }
  if (folder === 'root' && extension === 'yaml' && rootFiles.includes(name))
    return { folder, name, schema: name }

  return undefined
}

/** Returns the path of a schema. */
export function schemaPath(schema: string): string {
  return `content/schemas/${schema}.schema.json`
}

/** Returns the path of the file that a schema describes; undefined if the schema describes several files. */
export function fileOfSchema(schema: string): string | undefined {
  if (sharedSchemas.includes(schema)) return undefined
  if (rootFiles.includes(schema)) return `content/${schema}.yaml`
  return `content/site/${schema}.${schema === 'releases' ? 'json' : 'yaml'}`
}
