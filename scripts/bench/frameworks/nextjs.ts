import { react, type Framework } from './framework'
import { reactSource, withPrecedence } from './reactSource'
import { pathsOf, type SourcePage } from './sourcePage'

const config = `export default { output: 'export', trailingSlash: true }\n`

/** Next.js with its app router, exported as files: each language has a root of its own. */
export const nextjs: Framework = {
  name: 'Next.js',
  packages: ['next@16.4.6', ...react],
  files: (pages) => {
    const paths = pathsOf(pages)
    const files = pages.flatMap((page): [string, string][] => [
      [`${folderOf(page)}${page.path}page.js`, pageSource(page, paths)],
      [`${folderOf(page)}/layout.js`, layoutSource(page)],
    ])
    return { ...Object.fromEntries(files), 'next.config.mjs': config }
  },
  build: ['next', 'build'],
  output: 'out',
  hashed: '_next',
}

function folderOf({ root }: SourcePage): string {
  return `app/(${root.lang ?? ''})`
}

function layoutSource({ root: { lang, dir } }: SourcePage): string {
  return `import { createElement as h } from 'react'
export default function Layout({ children }) {
  return h('html', ${JSON.stringify({ lang, dir })}, h('body', null, children))
}
`
}

/** React brings what belongs there into the head. */
function pageSource({ head, body }: SourcePage, paths: ReadonlySet<string>): string {
  return `import { createElement as h, Fragment } from 'react'
import Link from 'next/link'
export default function Page() {
  return h(Fragment, null, ${withPrecedence(reactSource(head, paths))}, ${reactSource(body, paths)})
}
`
}
