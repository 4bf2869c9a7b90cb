/** What a file below content/ is, told by its path. */
export interface Place {
  readonly room: 'site' | 'locales' | 'prose' | 'images' | 'schemas' | 'beside'
  /** The language of words and prose. */
  readonly language?: string
  /** The file's name without its ending. */
  readonly name: string
  /** The name of the schema it must follow: content/schemas/<schema>.schema.json. */
  readonly schema?: string
}

/** The legal texts and the answers: the long words that every language has. */
export const proseNames = ['faq', 'privacy', 'refund', 'service']

/** The files beside the rooms, which no page shows, each by the name of its schema. */
const besideRooms: Readonly<Record<string, string>> = {
  glossary: 'content/glossary.yaml',
  launch: 'content/launch.yaml',
  'reviewed-identical': 'content/reviewed-identical.yaml',
  translated: 'content/translated.json',
}

/** The schemas that serve many files; every other one serves the one file of its name. */
const sharedSchemas = ['words', 'units', 'faq-prose', 'legal-prose']

/** Tells what a file is from its path, or gives undefined when nothing reads a file of that path. */
export function placeOf(path: string): Place | undefined {
  const [top, room, ...rest] = path.split('/')
  const [first = '', second = ''] = rest
  if (top !== 'content') return undefined
  if (rest.length === 0) return placeBeside(path)
  if (room === 'images' && /\.(png|jpe?g|webp|avif|svg)$/.test(path)) return { room, name: first }
  if (room === 'schemas' && rest.length === 1)
    return named(/^([\w-]+)\.schema\.json$/, first, { room })
  if (room === 'site' && rest.length === 1) {
    const place = named(first.startsWith('releases') ? /^(\w+)\.json$/ : /^(\w+)\.yaml$/, first, {
      room,
    })
    return place && { ...place, schema: place.name }
  }
  if (rest.length !== 2) return undefined
  if (room === 'locales') {
    const place = named(/^(\w+)\.json$/, second, { room, language: first })
    return place && { ...place, schema: place.name === 'units' ? 'units' : 'words' }
  }
  if (room === 'prose') {
    const place = named(/^(\w+)\.yaml$/, second, { room, language: first })
    return place && { ...place, schema: place.name === 'faq' ? 'faq-prose' : 'legal-prose' }
  }
  return undefined
}

function placeBeside(path: string): Place | undefined {
  const name = Object.keys(besideRooms).find((one) => besideRooms[one] === path)
  return name === undefined ? undefined : { room: 'beside', name, schema: name }
}

function named(pattern: RegExp, fileName: string, place: Omit<Place, 'name'>): Place | undefined {
  const name = pattern.exec(fileName)?.[1]
  return name === undefined ? undefined : { ...place, name }
}

/** The path of the schema that is called by a name. */
export function schemaPath(schema: string): string {
  return `content/schemas/${schema}.schema.json`
}

/** The file that a schema describes, or undefined for a schema that serves many files. */
export function fileOfSchema(schema: string): string | undefined {
  if (sharedSchemas.includes(schema)) return undefined
  return besideRooms[schema] ?? `content/site/${schema}.${schema === 'releases' ? 'json' : 'yaml'}`
}
