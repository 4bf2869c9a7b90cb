import { documentsIn, type Content } from '../content/content'
import type { ContentDocument } from '../content/contentDocument'
import { isGroup } from '../content/data'
import { pathText, type Path } from '../content/locate'
import type { Mistake } from '../content/mistake'
import { placeOf, schemaPath } from '../content/place'
import { excuser } from './launchDecisions'

/** What the site can go live without: package managers come later, and of old versions nobody may know everything. */
const neverNeeded = /^releases\.(packages\.|files\.\w+\.previous\b)/

/** Every fact that is still null, but for those that the owner does without, with what its schema says of it. */
export function unknownFacts(content: Content): Mistake[] {
  const isExcused = excuser(content)
  return documentsIn(content, 'site').flatMap((document) => {
    const { name = '', schema = '' } = placeOf(document.file) ?? {}
    const schemaValue: unknown = schemaIn(content, schema)
    return nullsIn(document.value).flatMap((path) => {
      const fact = `${name}.${pathText(document.value, path)}`
      if (neverNeeded.test(fact) || isExcused(fact)) return []
      return [unknown(document, path, descriptionAt(schemaValue, path))]
    })
  })
}

function unknown(document: ContentDocument, path: Path, description: string): Mistake {
  const key = path.at(-1)
  const what = description.split(/;|, or null/)[0]?.replace(/\.$/, '')
  const message = `not known yet: ${what ?? ''}`
  return typeof key === 'string'
    ? document.mistake(path.slice(0, -1), message, { key })
    : document.mistake(path, message)
}

function nullsIn(value: unknown, path: Path = []): Path[] {
  if (value === null) return [path]
  if (Array.isArray(value)) return value.flatMap((item, index) => nullsIn(item, [...path, index]))
  if (!isGroup(value)) return []
  return Object.entries(value).flatMap(([key, item]) => nullsIn(item, [...path, key]))
}

function schemaIn({ schemas }: Content, name: string): unknown {
  return schemas.get(schemaPath(name))
}

/** What a schema says of the piece of data at a path; empty when it says nothing. */
function descriptionAt(schema: unknown, path: Path): string {
  const end = path.reduce<unknown>((here, step) => {
    if (!isGroup(here)) return undefined
    return typeof step === 'number' ? here.items : isGroup(here.properties) && here.properties[step]
  }, schema)
  return isGroup(end) && typeof end.description === 'string' ? end.description : ''
}
