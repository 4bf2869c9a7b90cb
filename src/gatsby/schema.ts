import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
import type { CreateSchemaCustomizationArgs, Node } from 'gatsby'
import { capitalize } from '../lib/text'
import { isLegalRoute } from '../site/routes'
import { contentTypes } from './contentTypes'

/** The types of what resolvers.ts computes: messages and long texts. */
const typeDefs = /* GraphQL */ `
  type FaqEntry {
    key: String!
    question: String!
    answer: JSON!
  }

  type FaqProse implements Node @dontInfer {
    language: String!
  }

  type LegalSection {
    key: String!
    heading: String!
    body: JSON!
  }

  type LegalProse implements Node @dontInfer {
    language: String!
    document: String!
    introduction: JSON!
    sections: [LegalSection!]!
  }

  type Locale implements Node @dontInfer {
    language: String!
    ns: String!
    data: String!
  }

  type LocaleFile implements Node @dontInfer {
    parentFile: String
  }
`

/** Declares the types of all files in content/. Nothing is inferred, so that empty files have the same types. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  const names = readdirSync('content/site').map((file) => parse(file).name)
  actions.createTypes([...names.map(contentTypes), typeDefs])
}

/** Returns the GraphQL type of a content file: named after its folder, or after the file in content/site/. */
export function typeName({ node }: { node: Node }): string {
  const { sourceInstanceName, name = '' } = node as unknown as Record<string, string>
  if (sourceInstanceName === 'locales') return 'LocaleFile'
  if (sourceInstanceName === 'prose') return isLegalRoute(name) ? 'LegalProse' : 'FaqProse'
  return capitalize(name)
}
