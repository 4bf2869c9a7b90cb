import { isGroup, keyOf } from '../content/data'
import { pathText, type Path } from '../content/locate'
import type { Mistake } from '../content/mistake'
import type { Field } from './field'
import { choicesOf, kindOf } from './kindOf'
import { labelOf } from './labelOf'
import { isBlank, newNameOf } from './newNameOf'
import { listOffers, offersInstead } from './offers'
import { allows, resolveNode, type SchemaNode } from './schemaNode'

/** What a form is made of. */
export interface FormSource {
  readonly schema: SchemaNode
  readonly data: unknown
  /** The data of the English twin, where the file is a translation. */
  readonly english?: unknown
  /** Whether a translation has the names that English has. */
  readonly followsEnglish?: boolean
  readonly mistakes: readonly Pick<Mistake, 'path' | 'message'>[]
}

/** A place in the data while the form is made. */
interface Place {
  readonly path: Path
  readonly node: SchemaNode
  readonly value: unknown
  readonly english: unknown
  readonly isRequired: boolean
  /** Whether it stands under a name that is free to choose. */
  readonly isNamed?: boolean
}

/** Makes a form of a schema and of data that follow it: one field that holds all the others. */
export function formOf(source: FormSource): Field {
  const { schema, data, english } = source
  return fieldAt(source, { path: [], node: schema, value: data, english, isRequired: true })
}

function fieldAt(source: FormSource, place: Place): Field {
  const { path, value, english } = place
  const node = resolveNode(source.schema, place.node, value)
  const name = pathText(source.data, path)
  const kind = kindOf(node, value)
  const whenMissing = place.isRequired ? '' : undefined
  const follows = source.followsEnglish === true && source.english !== undefined
  return {
    path,
    name,
    label: labelOf(path, value) || (source.schema.title ?? ''),
    description: node.description ?? '',
    example: exampleOf(node),
    kind,
    value,
    english: typeof english === 'string' ? english.trimEnd() : '',
    errors: source.mistakes.filter((one) => one.path === name).map(({ message }) => message),
    choices: choicesOf(node),
    whenEmpty: allows(node, 'null') ? null : whenMissing,
    fields: placesIn(place, node, kind, follows).map((inner) => fieldAt(source, inner)),
    offers:
      kind === 'list'
        ? listOffers(source.schema, node, value, english)
        : offersInstead(source.schema, node, kind, english),
    newName: follows ? undefined : newNameOf(source.schema, node, value),
    isSpare: place.isNamed === true && (follows ? english === undefined : isBlank(value)),
  }
}

function placesIn(
  { path, value, english }: Place,
  node: SchemaNode,
  kind: string,
  follows: boolean,
): Place[] {
  if (kind === 'list' && Array.isArray(value)) {
    return value.map((item: unknown, index) => ({
      path: [...path, index],
      node: node.items ?? {},
      value: item,
      english: twinOf(english, item, index),
      isRequired: true,
    }))
  }
  if (kind !== 'group' || !isGroup(value)) return []
  const rest = typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined
  const expected = follows && rest && isGroup(english) ? english : {}
  const names = [expected, value, node.properties ?? {}].flatMap((one) => Object.keys(one))
  return [...new Set(names)].map((name) => ({
    path: [...path, name],
    node: node.properties?.[name] ?? rest ?? {},
    value: value[name],
    english: isGroup(english) ? english[name] : undefined,
    isRequired: node.required?.includes(name) ?? node.properties?.[name] === undefined,
    isNamed: node.properties?.[name] === undefined,
  }))
}

/** The English item with the same key, or else in the same place. */
function twinOf(english: unknown, item: unknown, index: number): unknown {
  if (!Array.isArray(english)) return undefined
  const key = keyOf(item)
  return key === undefined ? english[index] : english.find((one) => keyOf(one) === key)
}

function exampleOf({ examples = [] }: SchemaNode): string {
  const [first] = examples
  return typeof first === 'string' || typeof first === 'number' ? String(first) : ''
}
