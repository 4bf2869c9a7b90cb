import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Messages, type Namespace } from '../../src/lib/messages/namespaces'
import { collectFacts, factFiles, type FactFile } from '../../src/lib/messages/facts'
import {
  createMessageFormatter,
  type MessageFormatter,
  type MessageTree,
} from '../../src/lib/messages/messageFormatter'
import { type Locale } from '../../src/site/locales'
import { project } from './builtSite'

/** A file to download, as in content/site/releases.json. */
export interface ReleaseFile {
  readonly key: string
  readonly fileName: string
  readonly version: string | null
  readonly bytes: number | null
  readonly sha256: string | null
  readonly released: string | null
  readonly channels: Readonly<Record<string, string | null>> & {
    readonly preferred: string
    readonly mirror: string
  }
  readonly previous: readonly { readonly address: string | null }[]
}

/** Reads a JSON or YAML file by its path below content/. The content check has validated its shape. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- The caller knows the file's shape.
export function readContent<Shape>(path: string): Shape {
  // JSON is YAML too.
  return parse(readFileSync(join(project, 'content', path), 'utf8'), { version: '1.1' }) as Shape
}

/** Returns the files to download. */
export const releaseFiles = () =>
  readContent<{ readonly files: readonly ReleaseFile[] }>('site/releases.json').files

/** Returns the file to download with a key. */
export function releaseFile(key: string): ReleaseFile {
  const file = releaseFiles().find((one) => one.key === key)
  if (!file) throw new Error(`releases.json has no ${key}`)
  return file
}

/** Returns the messages of a namespace with their facts filled in, as pages show them. */
export function messagesOf<Name extends Namespace>(
  locale: Locale,
  namespace: Name,
): Messages[Name] {
  const messages = readContent<MessageTree>(`locales/${locale}/${namespace}.json`)
  return formatterOf(locale).tree(messages) as unknown as Messages[Name]
}

/** Returns a function that fills facts into other text, such as a question of the FAQ. */
export function formatterOf(locale: Locale): MessageFormatter {
  const units = readContent<MessageTree>(`locales/${locale}/units.json`)
  return createMessageFormatter({ locale, facts, units })
}

const facts = collectFacts(
  Object.fromEntries(factFiles.map((name) => [name, readFacts(name)])) as Record<FactFile, unknown>,
)

function readFacts(name: FactFile): unknown {
  const json = `site/${name}.json`
  return readContent(existsSync(join(project, 'content', json)) ? json : `site/${name}.yaml`)
}
