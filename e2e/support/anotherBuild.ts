import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../src/lib/filesBelow'
import { inlineScriptHashes } from '../../src/lib/hosting/inlineScripts'
import { digestLength } from '../../src/site/headers'

const text = /\.(?:html|js|css|json|txt)$|^_(?:headers|redirects)$/
const packed = /\.(?:br|gz)$/
const digestNamed = new RegExp(String.raw`[-.](?<digest>[0-9a-f]{${digestLength}})\.`)

/**
 * Copies a built site into another folder as if its code had changed and it had been built anew: what carries a
 * digest in its name has another name, and the build another id.
 */
export function writeAnotherBuild(from: string, to: string): void {
  const files = filesBelow(from).filter((file) => !packed.test(file))
  const idIn = (file: string, key: string) => {
    const content = JSON.parse(readFileSync(join(from, file), 'utf8')) as Record<string, string>
    return content[key] ?? ''
  }
  const digests = new Set([
    ...files.flatMap((file) => digestNamed.exec(file)?.groups?.digest ?? []),
    idIn('builds/latest.json', 'id'),
    idIn('page-data/app-data.json', 'webpackCompilationHash'),
  ])
  const renewed = (words: string) =>
    [...digests].reduce((rest, digest) => rest.replaceAll(digest, turned(digest)), words)
  for (const file of files) {
    const copy = join(to, renewed(file))
    mkdirSync(dirname(copy), { recursive: true })
    if (text.test(file)) writeFileSync(copy, renewed(readFileSync(join(from, file), 'utf8')))
    else copyFileSync(join(from, file), copy)
  }
  allowInlineScript(from, to)
}

function turned(digest: string): string {
  return Array.from(digest).reverse().join('')
}

/** The inline script names files by their digest, and the policy names it by its own. */
function allowInlineScript(from: string, to: string): void {
  const [before = '', after = ''] = [from, to].flatMap((folder) =>
    inlineScriptHashes([readFileSync(join(folder, 'index.html'), 'utf8')]),
  )
  const headers = join(to, '_headers')
  writeFileSync(headers, readFileSync(headers, 'utf8').replace(before, after))
}
