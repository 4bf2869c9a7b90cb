import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../src/lib/filesBelow'
import { writeHostFiles } from '../../deploy/writeHostFiles'
import { digestLength } from '../../src/site/headers'

const text = /\.(?:html|js|css|json|txt)$|^_(?:headers|redirects)$/
const packed = /\.(?:br|gz)$/
const digestNamed = new RegExp(String.raw`[-.](?<digest>[0-9a-f]{${digestLength}})\.`)

/**
 * Copies a built site to `public/` of another project folder as if its code had changed: every digest in a file name
 * and the id of the build differ.
 */
export function writeAnotherBuild(from: string, project: string): void {
  const to = join(project, 'public')
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
  writeHostFiles(to, join(project, 'deploy/nginx/generated'), [])
}

function turned(digest: string): string {
  return Array.from(digest).reverse().join('')
}
