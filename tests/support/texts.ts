import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fillerOf, readContent } from './words'
import { proseTree, type ProseNode } from '../../src/lib/prose'
import { type MessageFormatter } from '../../src/lib/messages/messageFormatter'
import { type Locale } from '../../src/site/locales'

/** A text as it stands in its file. */
interface RawText {
  readonly text: string
  /** Long words are written in Markdown. */
  readonly isMarkdown: boolean
}

const content = join(__dirname, '../../content')
const fillers = new Map<Locale, MessageFormatter>()
const files = new Map<string, unknown>()

/** Finds a text by its name, `home:hero.title` or `faq:entries.modes.answer`, in the words or the prose of a language. */
export function rawText(locale: Locale, name: string): RawText {
  const [file = '', path = ''] = name.split(':')
  const steps = path.split('.')
  const words = valueAt(fileOf(`locales/${locale}/${file}.json`), steps)
  if (typeof words === 'string') return { text: words, isMarkdown: false }
  const prose = valueAt(fileOf(`prose/${locale}/${file}.yaml`), steps)
  if (typeof prose === 'string') return { text: prose, isMarkdown: true }
  throw new Error(`${locale} has no text called "${name}"`)
}

/** A text of a language as its readers see it: facts filled in, Markdown left out, single spaces. */
export function finishedText(locale: Locale, name: string): string {
  const { text, isMarkdown } = rawText(locale, name)
  const filled = fill(locale, text)
  return (isMarkdown ? plainText(proseTree(filled)) : filled).replace(/\s+/g, ' ').trim()
}

/** Puts the facts into a text of a language. */
export function fill(locale: Locale, text: string): string {
  const filler = fillers.get(locale) ?? fillerOf(locale)
  fillers.set(locale, filler)
  return filler.text(text)
}

function plainText(nodes: readonly ProseNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const text = plainText(node.children)
      return node.tag === 'p' || node.tag === 'li' ? `${text} ` : text
    })
    .join('')
}

function fileOf(path: string): unknown {
  if (!files.has(path)) files.set(path, existsSync(join(content, path)) ? readContent(path) : {})
  return files.get(path)
}

/** Follows a path of keys; an item of a list is found by its key. */
function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((here, step) => {
    if (Array.isArray(here)) return here.find((item: { key?: unknown }) => item.key === step)
    return (here as Record<string, unknown> | undefined)?.[step]
  }, value)
}
