import { type Framework } from './framework'
import { type SourcePage } from './sourcePage'

const config = `export default {
  trailingSlash: 'always',
  prefetch: { prefetchAll: true, defaultStrategy: 'viewport' },
}
`

/** Astro, which fetches ahead the pages whose links are in view: every page is a document of its own. */
export const astro = astroWith('Astro', false)

/** Astro with its router, which swaps pages in the document that is there. */
export const astroWithRouter = astroWith('Astro, ClientRouter', true)

/** The newest Astro that runs on Node 20. */
function astroWith(name: string, hasRouter: boolean): Framework {
  return {
    name,
    packages: ['astro@5.18.2'],
    files: (pages) => {
      const files = pages.map((page): [string, string] => [
        `src/pages${page.path}index.astro`,
        pageSource(page, hasRouter),
      ])
      return { ...Object.fromEntries(files), 'astro.config.mjs': config }
    },
    build: ['astro', 'build'],
    output: 'dist',
    hashed: '_astro',
  }
}

function pageSource({ root: { lang, dir }, head, body }: SourcePage, hasRouter: boolean): string {
  return `---
${hasRouter ? "import { ClientRouter } from 'astro:transitions'" : ''}
const head = ${literal(head)}
const body = ${literal(body)}
---
<html lang="${lang ?? ''}" dir="${dir ?? ''}">
  <head><Fragment set:html={head} />${hasRouter ? '<ClientRouter />' : ''}</head>
  <body><Fragment set:html={body} /></body>
</html>
`
}

/** Three dashes would end the part of the file that is script. */
function literal(text: string): string {
  return JSON.stringify(text).replaceAll('--', String.raw`-\u002d`)
}
