import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Messages, type Namespace } from '../../src/i18n/messages'
import { collectFacts, factFiles, type FactFile } from '../../src/lib/messages/facts'
import {
  createMessageFormatter,
  type MessageFormatter,
  type MessageTree,
} from '../../src/lib/messages/messageFormatter'
import { type Locale } from '../../src/site/locales'

const content = join(__dirname, '../../content')

/** Reads a JSON or YAML file of content/, named by its path there. */
export function readContent(path: string): unknown {
  // JSON is YAML too.
  return parse(readFileSync(join(content, path), 'utf8'), { version: '1.1' })
}

/** The finished words of a namespace, as the pages of a language show them. */
export function wordsOf<Name extends Namespace>(locale: Locale, namespace: Name): Messages[Name] {
  const words = readContent(`locales/${locale}/${namespace}.json`) as MessageTree
  return fillerOf(locale).tree(words) as unknown as Messages[Name]
}

/** What finishes any other text of a language, such as a question of the FAQ. */
export function fillerOf(locale: Locale): MessageFormatter {
  const units = readContent(`locales/${locale}/units.json`) as MessageTree
  return createMessageFormatter({ locale, facts, units })
}

const facts = collectFacts(
  Object.fromEntries(factFiles.map((name) => [name, readFacts(name)])) as Record<FactFile, unknown>,
)

function readFacts(name: FactFile): unknown {
  return readContent(`site/${name}.${name === 'releases' ? 'json' : 'yaml'}`)
}
