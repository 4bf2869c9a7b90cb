import { readFileSync } from 'node:fs'
import { type FragmentDefinitionNode, Kind, parse, type SelectionSetNode } from 'gatsby/graphql'
import { filesBelow } from '../content/filesBelow'

/** The fragment that all pages share. It reads what surrounds a page, such as the header. */
const sharedFragment = 'Page'

/**
 * Returns the root fields that a page's query reads, also through fragments, but without those of `Page`:
 * `src/templates/about.tsx` gives "releases", "plans", "brand" and "business". Reads the source files, because Gatsby has
 * compiled the queries out of the modules. Throws if the file has no query, or if it spreads an unknown fragment.
 */
export function rootFieldsOf(templateFile: string): Set<string> {
  const fragments = fragmentsByName()
  const query = definitionsIn(templateFile).find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (!query || !('selectionSet' in query)) throw new Error(`${templateFile} has no page query`)

  return new Set(fieldsOf(query.selectionSet, fragments))
}

/** Returns the fields in a selection, also those of the fragments that it spreads. */
function fieldsOf(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, fragments)

    const name = selection.name.value
    if (name === sharedFragment) return []

    const fragment = fragments.get(name)
    if (!fragment) throw new Error(`No file in src/ defines the fragment "${name}"`)

    return fieldsOf(fragment.selectionSet, fragments)
  })
}

/** The result of `fragmentsByName`. */
let found: Map<string, FragmentDefinitionNode> | undefined

/** Returns the fragments in src/. Reads the files once, because a build does not change them. */
function fragmentsByName(): ReadonlyMap<string, FragmentDefinitionNode> {
  found ??= new Map(
    filesBelow('src')
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => definitionsIn(`src/${file}`))
      .flatMap((definition) => {
        if (definition.kind !== Kind.FRAGMENT_DEFINITION) return []

        return [[definition.name.value, definition] as const]
      }),
  )

  return found
}

/** Returns the GraphQL definitions in the tagged templates of a source file. */
function definitionsIn(file: string) {
  const templates = readFileSync(file, 'utf8').matchAll(/^export const \w+ = graphql`([^`]*)`/gm)

  return Array.from(templates).flatMap(([, text = '']) => parse(text).definitions)
}
