import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { withoutScripts } from '../baseline'
import { reactSource, withPrecedence } from './reactSource'

/** One of our built pages without scripts, from which a framework builds a copy. */
export interface SourcePage {
  /** The site-relative URL, with a trailing slash. */
  readonly path: string
  readonly htmlAttributes: Readonly<Record<string, string>>
  readonly head: string
  readonly body: string
}

/** Describes how a framework rebuilds our pages. */
export interface Framework {
  /** The npm package whose version the report shows. */
  readonly package: string
  /** Returns source files by path, for a project that contains the pages. */
  readonly files: (pages: readonly SourcePage[]) => Readonly<Record<string, string>>
  /** An executable in node_modules/.bin, and its arguments. */
  readonly build: readonly [program: string, ...args: string[]]
  /** The folder of the built site, relative to the project. */
  readonly output: string
  /** The folder in `output` whose file names contain a hash of their content. */
  readonly hashed: string
}

/** Reads the attributes, head and body of a built page, without scripts. */
export function readSourcePage(path: string, html: string): SourcePage {
  const $ = load(withoutScripts(html))
  const [head, body] = [$('head').html() ?? '', $('body').html() ?? '']
  return { path, htmlAttributes: { ...$('html').attr() }, head, body }
}

/** Returns the version of a package in the bench's package.json. */
export function versionOf(name: string): string {
  const file = join(import.meta.dirname, '../package.json')
  const { devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    devDependencies: Record<string, string>
  }
  return devDependencies[name] ?? ''
}

/** Next.js with its App Router, exported as static files. Each language has its own root layout. */
const nextjs: Framework = {
  package: 'next',
  files: (pages) => {
    const paths = pathsOf(pages)
    const files = pages.flatMap((page): [string, string][] => {
      const { lang, dir } = page.htmlAttributes
      const group = `app/(${lang ?? ''})`
      return [
        [`${group}${page.path}page.js`, nextPage(page, paths)],
        [`${group}/layout.js`, nextLayout({ lang, dir })],
      ]
    })

    return { ...Object.fromEntries(files), 'next.config.mjs': nextConfig }
  },
  build: ['next', 'build'],
  output: 'out',
  hashed: '_next',
}

/** Turbopack reads only files below its root. The packages are in tools/bench, two folders above the project. */
const nextConfig = `export default {
  output: 'export',
  trailingSlash: true,
  turbopack: { root: ${JSON.stringify(join(import.meta.dirname, '..'))} },
}
`

const nextLayout = (attributes: object) => `import { createElement as h } from 'react'
export default function Layout({ children }) {
  return h('html', ${JSON.stringify(attributes)}, h('body', null, children))
}
`

/** The page renders the elements of our `<head>` as well, and React moves them into the document's `<head>`. */
const nextPage = ({ head, body }: SourcePage, paths: ReadonlySet<string>) =>
  `import { createElement as h, Fragment } from 'react'
import Link from 'next/link'
export default function Page() {
  return h(Fragment, null, ${withPrecedence(reactSource(head, paths))}, ${reactSource(body, paths)})
}
`

/**
 * Docusaurus with only its plugin for pages. The default theme would add scripts and styles that our pages don't need.
 */
const docusaurus: Framework = {
  package: '@docusaurus/core',
  files: (pages) => {
    const paths = pathsOf(pages)
    const files = pages.map((page) => [
      `src/pages${page.path}index.js`,
      docusaurusPage(page, paths),
    ])
    const config = `export default {
  title: 'Facewright',
  url: 'https://facewright.example',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins: ['@docusaurus/plugin-content-pages'],
}
`

    return { ...Object.fromEntries(files), 'docusaurus.config.mjs': config } as Record<
      string,
      string
    >
  },
  build: ['docusaurus', 'build'],
  output: 'build',
  hashed: 'assets',
}

/** Keeps style sheets outside Docusaurus's `Head`, which briefly removes its content when the app starts. */
function docusaurusPage(page: SourcePage, paths: ReadonlySet<string>): string {
  const { lang, dir } = page.htmlAttributes
  const sheet = /<link rel="stylesheet"[^>]*>/g
  const sheets = page.head.match(sheet)?.join('') ?? ''
  const parts = [
    `h(Head, null, h('html', ${JSON.stringify({ lang, dir })}), ${reactSource(page.head.replaceAll(sheet, ''), paths)})`,
    withPrecedence(reactSource(sheets, paths)),
    reactSource(page.body, paths),
  ]

  return `import { createElement as h, Fragment } from 'react'
import Head from '@docusaurus/Head'
import Link from '@docusaurus/Link'
export default function Page() {
  return h(Fragment, null, ${parts.filter(Boolean).join(', ')})
}
`
}

/** Astro, with or without its client-side router. In both cases, links in view are prefetched. */
function astroWith(hasRouter: boolean): Framework {
  return {
    package: 'astro',
    files: (pages) => ({
      ...Object.fromEntries(
        pages.map((page) => [`src/pages${page.path}index.astro`, astroPage(page, hasRouter)]),
      ),
      'astro.config.mjs': `export default {
  trailingSlash: 'always',
  prefetch: { prefetchAll: true, defaultStrategy: 'viewport' },
}
`,
    }),
    build: ['astro', 'build'],
    output: 'dist',
    hashed: '_astro',
  }
}

/** Returns the source of a page for Astro, which inserts the HTML as it is. */
function astroPage({ htmlAttributes, head, body }: SourcePage, hasRouter: boolean): string {
  const { lang = '', dir = '' } = htmlAttributes
  // Dashes are escaped, because three dashes would end the front matter.
  const literal = (text: string) => JSON.stringify(text).replaceAll('--', String.raw`-\u002d`)

  return `---
${hasRouter ? "import { ClientRouter } from 'astro:transitions'" : ''}
const head = ${literal(head)}
const body = ${literal(body)}
---
<html lang="${lang}" dir="${dir}">
  <head><Fragment set:html={head} />${hasRouter ? '<ClientRouter />' : ''}</head>
  <body><Fragment set:html={body} /></body>
</html>
`
}

/** Returns the paths to which a framework's router can navigate. */
function pathsOf(pages: readonly SourcePage[]): ReadonlySet<string> {
  return new Set(pages.map(({ path }) => path))
}

/** The frameworks by their names on the command line. */
export const frameworks = {
  nextjs,
  docusaurus,
  astro: astroWith(false),
  'astro-router': astroWith(true),
} as const satisfies Readonly<Record<string, Framework>>
