import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { localeCodes } from '../../src/site/locales'
import { root } from '../lib/run.mjs'
import { modelLocale, syntheticCodes, withCopies, withLocales } from './syntheticLocales'

const leftOut = new Set(['.git', '.cache', 'public', 'node_modules'])

/** Copies the project into a folder below the temporary one and adds languages to the copy until it has so many; gives the folder. */
export function makeScratchSite(locales: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-scale-'))
  cpSync(root, folder, { recursive: true, filter: (path) => !leftOut.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const codes = syntheticCodes(Math.max(0, locales - localeCodes.length), localeCodes)
  if (codes.length > 0) addLocales(folder, codes)
  return folder
}

function addLocales(folder: string, codes: readonly string[]): void {
  for (const kind of ['locales', 'prose']) {
    const words = join(folder, 'content', kind)
    for (const code of codes)
      cpSync(join(words, modelLocale), join(words, code), { recursive: true })
  }
  rewrite(join(folder, 'src/site/locales.ts'), (source) => withLocales(source, codes))
  for (const file of ['glossary', 'reviewed-identical']) {
    rewrite(join(folder, `content/${file}.yaml`), (text) => copiesIn(text, codes))
  }
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'tools/content-check/cli.ts', 'status', '--record'],
    {
      cwd: folder,
      stdio: 'ignore',
    },
  )
}

/**
 * The first line names the schema; an alias would be no text of its own, which the content's checks want, and codes such
 * as `no` must stand in quotes.
 */
function copiesIn(text: string, codes: readonly string[]): string {
  const copied = stringify(withCopies(parse(text), codes), {
    aliasDuplicateObjects: false,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'QUOTE_DOUBLE',
  })
  return `${text.slice(0, text.indexOf('\n'))}\n${copied}`
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
