import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Document, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { copyProject } from '../../scripts/lib/copyProject'
import { localeCodes } from '../../src/site/locales'
import { timeBuild } from './builds'

/** The measurements of one cold build of a copy of the site with more or less content. */
export interface Growth {
  /** What was changed, for example "24 languages". */
  readonly change: string
  readonly pages: number
  readonly seconds: number
  /** The peak memory of the largest process of the build, in bytes. */
  readonly memory: number
  /** The sizes of the HTML and of the page data of an average page, compressed with Brotli, in bytes. */
  readonly html: number
  readonly pageData: number
  /** The size of the largest HTML file, compressed with Brotli, in bytes. */
  readonly largest: number
}

const languageCounts = [6, 12, 24]
const faqCounts = [10, 100, 1000]

/** The language whose files the additional languages copy, and their codes: languages with the same plural forms. */
const copied = 'de'
const added = ['af', 'da', 'et', 'eu', 'fi', 'fy', 'gl', 'hu', 'lb', 'nb', 'nl', 'sv']

/** Builds copies of the project with other numbers of languages and of questions on the tutorial page. */
export function measureGrowth(): Growth[] {
  return [
    ...languageCounts.map((count) =>
      measure(`${count} languages`, (folder) => setLanguages(folder, count)),
    ),
    ...faqCounts.map((count) =>
      measure(`${count} questions`, (folder) => setQuestions(folder, count)),
    ),
  ]
}

function measure(change: string, scale: (folder: string) => void): Growth {
  console.error(`Building with ${change}`)
  const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'))

  try {
    copyProject(folder)
    scale(folder)
    const log = join(folder, 'memory.log')
    const hook = pathToFileURL(join(import.meta.dirname, 'logMemory.mjs'))
    const seconds = timeBuild(folder, { NODE_OPTIONS: `--import ${hook.href}`, MEMORY_LOG: log })
    const memory = 1024 * Math.max(...readFileSync(log, 'utf8').trim().split('\n').map(Number))
    const pages = sizes(folder, 'index.html.br')
    const data = sizes(folder, 'page-data.json.br')

    return {
      change,
      pages: pages.length,
      seconds,
      memory,
      html: mean(pages),
      pageData: mean(data),
      largest: Math.max(...pages),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function sizes(folder: string, name: string): number[] {
  const output = join(folder, 'public')
  const files = readdirSync(output, { encoding: 'utf8', recursive: true })
  return files
    .filter((file) => basename(file) === name)
    .map((file) => statSync(join(output, file)).size)
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** Removes the last languages, or adds copies of one language, so that the site has `count` languages. */
function setLanguages(folder: string, count: number): void {
  const removed = localeCodes.slice(count)
  const codes = added.slice(0, Math.max(0, count - localeCodes.length))

  for (const part of ['locales', 'prose', 'translated']) {
    const suffix = part === 'translated' ? '.json' : ''
    const path = (code: string) => join(folder, 'content', part, code + suffix)

    for (const code of removed) rmSync(path(code), { recursive: true })
    for (const code of codes) cpSync(path(copied), path(code), { recursive: true })
  }

  editText(join(folder, 'src/site/locales.ts'), (text) => withLocales(text, removed, codes))
  editYaml(join(folder, 'content/glossary.yaml'), (document) =>
    setLanguageEntries(document, removed, codes),
  )
  editYaml(join(folder, 'content/reviewed-identical.yaml'), (document) => {
    setLanguageEntries(document, removed, codes)
    dropTextsWithoutLanguage(document)
  })
}

/** Returns the table of the languages without some of its lines, and with lines for other languages. */
function withLocales(table: string, removed: readonly string[], codes: readonly string[]): string {
  const lines = table
    .split('\n')
    .filter((line) => !removed.some((code) => line.startsWith(`  ${code}: {`)))
  const more = codes.map(
    (code) => `  ${code}: { name: '${code}', direction: 'ltr', intl: '${copied}' },\n`,
  )

  return lines.join('\n').replace('} as const', `${more.join('')}} as const`)
}

/** Removes the reviewed texts that no language has any more. */
function dropTextsWithoutLanguage(document: Document): void {
  const texts = document.get('texts')
  if (!isSeq(texts)) throw new Error('content/reviewed-identical.yaml has no list "texts"')

  texts.items = texts.items.filter((text) => {
    const languages = isMap(text) && text.get('languages')
    return !(isSeq(languages) && languages.items.length === 0)
  })
}

/** Removes the entries of removed languages in maps and lists, and adds the same entry as the copied language. */
function setLanguageEntries(
  document: Document,
  removed: readonly string[],
  codes: readonly string[],
): void {
  visit(document, {
    Map(_, map) {
      for (const code of removed) map.delete(code)
      const entry = map.get(copied, true)
      if (entry !== undefined) for (const code of codes) map.set(code, entry)
    },
    Seq(_, list) {
      list.items = list.items.filter(
        (item) => !(isScalar(item) && removed.some((code) => code === item.value)),
      )
      if (list.items.some((item) => isScalar(item) && item.value === copied))
        for (const code of codes) list.add(code)
    },
  })
}

/** Gives the tutorial page `count` questions, by repeating the questions that it has. */
function setQuestions(folder: string, count: number): void {
  const names: string[] = []

  editYaml(join(folder, 'content/site/faq.yaml'), (document) => {
    const list = document.get('tutorial')
    if (!isSeq(list)) throw new Error('content/site/faq.yaml has no list "tutorial"')
    names.push(...list.items.map((item) => String(isScalar(item) ? item.value : item)))
    for (let index = names.length; index < count; index++) list.add(copyOf(names, index))
  })
  for (const language of readdirSync(join(folder, 'content/prose')))
    editYaml(join(folder, 'content/prose', language, 'faq.yaml'), (document) =>
      repeatEntries(document, names, count),
    )
}

/** Repeats the FAQ entries of some names in turn, until there are `count` of them. */
function repeatEntries(document: Document, names: readonly string[], count: number): void {
  const entries = document.get('entries')
  if (!isSeq(entries)) throw new Error('content/prose/*/faq.yaml has no list "entries"')
  const originals = new Map(
    entries.items.map((entry) => [isMap(entry) ? entry.get('key') : undefined, entry]),
  )

  for (let index = names.length; index < count; index++) {
    const original = originals.get(names[index % names.length])
    if (isMap(original))
      entries.add(document.createNode({ ...original.toJSON(), key: copyOf(names, index) }))
  }
}

const copyOf = (names: readonly string[], index: number) =>
  `${names[index % names.length] ?? ''}${index}`

function editYaml(file: string, edit: (document: Document) => void): void {
  editText(file, (text) => {
    const document = parseDocument(text)
    edit(document)
    return document.toString({ lineWidth: 0, verifyAliasOrder: false })
  })
}

function editText(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
}
