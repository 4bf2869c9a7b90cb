import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { collectFacts, factFiles } from '../../src/content/facts'
import {
  createMessageFormatter,
  type MessageFormatter,
  type MessageTree,
} from '../../src/content/messageFormatter'
import { type Messages, type Namespace } from '../../src/lib/messages'
import { type Locale } from '../../src/site/locales'
import { scalarsIn } from '../../tools/content-check/data'
import { project } from './builtSite'
import type { ListedRelease, SiteFiles } from './siteFiles'

/** A file in content/prose/. */
export interface Prose {
  readonly introduction?: string
  readonly sections?: readonly { key: string; heading: string; body: string }[]
  readonly entries?: readonly { key: string; question: string; answer: string }[]
}

/** Reads a JSON or YAML file in content/. The content check validates the file, so this function does not. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- The caller knows the file's shape.
export function readContentFile<Shape>(path: string): Shape {
  // The YAML parser also reads JSON.
  return parse(readFileSync(join(project, 'content', path), 'utf8'), { version: '1.1' }) as Shape
}

/** Reads a file in content/site/, such as `brand`. */
export function readSiteFile<Name extends keyof SiteFiles>(name: Name): SiteFiles[Name] {
  return readContentFile(sitePath(name))
}

function sitePath(name: string): string {
  const json = `site/${name}.json`

  return existsSync(join(project, 'content', json)) ? json : `site/${name}.yaml`
}

export const { name: brand } = readSiteFile('brand')
export const contact = readSiteFile('contact')
export const navigation = readSiteFile('navigation')

export const releaseFiles = () => readSiteFile('releases').files

/** Returns the entry with the given key in content/site/releases.json, or throws if there is none. */
export function releaseFile(key: string): ListedRelease {
  const file = releaseFiles().find((one) => one.key === key)
  if (!file) throw new Error(`releases.json has no ${key}`)
  return file
}

/** Returns the messages of a namespace in a language, formatted as pages show them. */
export function messagesOf<Name extends Namespace>(
  locale: Locale,
  namespace: Name,
): Messages[Name] {
  const messages = readContentFile<MessageTree>(`locales/${locale}/${namespace}.json`)
  return formatterOf(locale).tree(messages) as unknown as Messages[Name]
}

/** Returns the messages of a namespace in a language by their keys, such as `home.meta.title`. */
export function messageEntries(
  locale: Locale,
  namespace: Namespace,
): (readonly [key: string, message: string])[] {
  return scalarsIn(messagesOf(locale, namespace)).map(
    ({ path, value }) => [[namespace, ...path].join('.'), String(value)] as const,
  )
}

/** Returns a language's formatter for strings outside namespaces, such as FAQ questions. */
export function formatterOf(locale: Locale): MessageFormatter {
  const units = readContentFile<MessageTree>(`locales/${locale}/units.json`)
  return createMessageFormatter(locale, facts, units)
}

const facts = collectFacts(
  Object.fromEntries(factFiles.map((name) => [name, readContentFile(sitePath(name))])),
)

/** Soft hyphens and word joiners, which only say where the lines of a page break. The site has a list of its own. */
const breakMarks = /[\u00ad\u2060]/g

/** Returns a text as programs get it, in the head of a page and in structured data. */
export const forPrograms = (text: string) => text.replace(breakMarks, '')

/** Removes whitespace and what only says where lines break: HTML, content files and structured data differ in them. */
export const withoutSpaces = (text: string) => forPrograms(text).replace(/\s+/g, '')
