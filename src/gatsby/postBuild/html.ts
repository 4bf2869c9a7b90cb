import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { insertJsonLd } from '../../lib/seo/structuredData'
import { pageFile } from '../../lib/pageFiles'
import { defaultLocale, localeCodes } from '../../site/locales'
import type { AppBuild } from '../../site/routes'

/** What is filled into the document that src/html.tsx renders. */
interface PageParts {
  readonly headScript: string
  readonly styleSheet: string
  /** JSON-LD; pages without any, such as the not-found pages, have none. */
  readonly structuredData: object | undefined
}

/**
 * Fills in what is known only after webpack and all queries have run. Gatsby leaves pages as they are whose content has
 * not changed, also when scripts or styles have: such a page is filled in again, and running this twice changes nothing.
 */
export function fillInPage(html: string, parts: PageParts): string {
  const { headScript, styleSheet, structuredData } = parts
  const filled = html
    .replace(
      /<script data-head="">.*?<\/script>/s,
      () => `<script data-head="">${headScript}</script>`,
    )
    .replace(/<link rel="stylesheet" href="[^"]*"/, `<link rel="stylesheet" href="${styleSheet}"`)
  return insertJsonLd(filled, structuredData)
}

/** Fills in the page at a path below a folder and returns its HTML. */
export async function finishPage(folder: string, path: string, parts: PageParts): Promise<string> {
  const file = join(folder, pageFile(path))
  const html = fillInPage(await readFile(file, 'utf8'), parts)
  await writeFile(file, html)
  return html
}

/** Bundles the inline script, which every page has. */
export async function bundleHeadScript(appBuild: AppBuild): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/browser/head/head.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // The minimum versions of the browserslist in package.json.
    target: ['chrome109', 'safari16', 'firefox128'],
    define: { appBuild: JSON.stringify(appBuild) },
    plugins: [localeCodesOnly],
  })
  return (outputFiles[0]?.text ?? '').trim()
}

/** The head script needs the codes of the languages only: their names would double its size. */
const localeCodesOnly: Plugin = {
  name: 'localeCodesOnly',
  setup: (bundler) => {
    bundler.onLoad({ filter: /[\\/]site[\\/]locales\.ts$/ }, () => ({
      contents: `
        const codes = ${JSON.stringify(localeCodes)}
        export const defaultLocale = ${JSON.stringify(defaultLocale)}
        export const isLocale = (code) => codes.includes(code)`,
    }))
  },
}
