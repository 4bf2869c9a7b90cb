import { react, type Framework } from './framework'
import { reactSource, withPrecedence } from './reactSource'
import { pathsOf, type SourcePage } from './sourcePage'

const version = '3.10.2'

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

/** Docusaurus with nothing but its plugin for pages: its theme would bring scripts and styles for what our pages don't have. */
export const docusaurus: Framework = {
  name: 'Docusaurus',
  packages: [
    `@docusaurus/core@${version}`,
    `@docusaurus/plugin-content-pages@${version}`,
    '@mdx-js/react@3.1.1',
    ...react,
  ],
  files: (pages) => {
    const paths = pathsOf(pages)
    const files = pages.map((page): [string, string] => [
      `src/pages${page.path}index.js`,
      pageSource(page, paths),
    ])
    return { ...Object.fromEntries(files), 'docusaurus.config.mjs': config }
  },
  build: ['docusaurus', 'build'],
  output: 'build',
  hashed: 'assets',
}

const sheet = /<link rel="stylesheet"[^>]*>/g

/** What `Head` holds is taken out for a moment when the page starts, so sheets are left to React. */
function pageSource({ root: { lang, dir }, head, body }: SourcePage, paths: ReadonlySet<string>) {
  const root = `h('html', ${JSON.stringify({ lang, dir })})`
  const sheets = withPrecedence(reactSource(head.match(sheet)?.join('') ?? '', paths))
  const parts = [
    `h(Head, null, ${root}, ${reactSource(head.replaceAll(sheet, ''), paths)})`,
    sheets,
    reactSource(body, paths),
  ]
  return `import { createElement as h, Fragment } from 'react'
import Head from '@docusaurus/Head'
import Link from '@docusaurus/Link'
export default function Page() {
  return h(Fragment, null, ${parts.filter(Boolean).join(', ')})
}
`
}
