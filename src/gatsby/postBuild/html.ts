import { hash } from 'node:crypto'
import { build } from 'esbuild'
import { escapeXml } from '../../lib/escapeXml'
import { feedPath, feedType } from '../../lib/paths'
import { withoutBreakMarks } from '../../lib/text'
import { digestLength } from '../../site/digests'
import type { AppBuild } from '../../site/routes'

/** The values that `fillInPage` inserts into the HTML that src/html.tsx renders. */
export interface PageParts {
  readonly headScript: string
  readonly styleSheet: string
  /** JSON-LD; undefined for pages without structured data, such as the not-found pages. */
  readonly structuredData: object | undefined
  /** The name of the feed of new versions; undefined while the feed has no entries. */
  readonly feedTitle: string | undefined
}

/**
 * Fills a page's HTML with values that are known only after webpack and all queries have run. The function is
 * idempotent, because Gatsby does not render unchanged pages again, even if scripts or styles have changed.
 */
export function fillInPage(html: string, parts: PageParts): string {
  const { headScript, styleSheet, structuredData, feedTitle } = parts
  // Text such as "</script>" in the data must not end the script element.
  const json = withoutBreakMarks(JSON.stringify(structuredData ?? null)).replaceAll('<', '\\u003c')
  const dataScript = structuredData ? `<script type="application/ld+json">${json}</script>` : ''
  const feedLink = feedTitle
    ? `<link rel="alternate" type="${feedType}" href="${feedPath}" title="${escapeXml(feedTitle)}">`
    : ''

  return html
    .replace(/(?<=<script data-head-script="">).*?(?=<\/script>)/s, () => headScript)
    .replace(/(?<=<link rel="stylesheet" href=")[^"]*/, styleSheet)
    .replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')
    .replace(/<link rel="alternate" type="application\/atom[^>]*>/, '')
    .replace('</head>', () => `${feedLink}${dataScript}</head>`)
}

/** Returns an ID of a build's files, which are given by path and digest in any order. Equal files have equal IDs. */
export function idOf(files: readonly string[]): string {
  return hash('sha256', [...files].sort().join('\n')).slice(0, digestLength)
}

/** Bundles a script that runs without the app, such as the inline script that every page contains. */
export async function bundleScript(entryPoint: string, appBuild?: AppBuild): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // The oldest browsers in the browserslist in package.json. Its `firefox esr`, which moves on, is newer than 128.
    target: ['chrome109', 'safari16', 'firefox128'],
    define: appBuild && { appBuild: JSON.stringify(appBuild) },
  })

  return (outputFiles[0]?.text ?? '').trim()
}
