import { createHash } from 'node:crypto'

/** Returns the CSP hashes (`sha256-…`) of all inline scripts in pages. Skips scripts with a `type`: they are data. */
export function inlineScriptHashes(pages: Iterable<string>): string[] {
  const texts = new Set<string>()
  for (const page of pages) for (const text of inlineScripts(page)) texts.add(text)
  return [...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs)]
    .filter(({ groups }) => !/ (src|type)=/.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.text ?? '')
}
