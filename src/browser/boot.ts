/**
 * The first of the app's scripts: it says what Gatsby's own inline scripts would say, and asks for
 * everything that the app will need, in one go instead of one after the other.
 */

/** The files of each chunk by its name, and the build's hash, filled in when the site is built. */
declare const chunkFiles: Readonly<Record<string, readonly string[]>>
declare const compilationHash: string

interface GatsbyWindow {
  pagePath?: string | undefined
  ___chunkMapping?: typeof chunkFiles
  ___webpackCompilationHash?: string
}

mendAddress()

const { path = '/', chunk = '' } = document.documentElement.dataset
const gatsby = window as GatsbyWindow
gatsby.pagePath = path
gatsby.___chunkMapping = chunkFiles
gatsby.___webpackCompilationHash = compilationHash

const pageData = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')
preload('/page-data/app-data.json', 'fetch')
preload(`/page-data/${pageData}/page-data.json`, 'fetch')
for (const file of chunkFiles[chunk] ?? []) preload(file, 'script')

/** Gatsby can't read an address with a malformed escape, such as `/%E0%A4%A`: its percent signs then stand for themselves. */
function mendAddress(): void {
  try {
    decodeURIComponent(location.pathname + location.search)
  } catch {
    const address = location.pathname + location.search + location.hash
    document.documentElement.dataset.requested = address
    history.replaceState(history.state, '', address.replace(/%/g, '%25'))
  }
}

function preload(href: string, as: 'fetch' | 'script'): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  if (as === 'fetch') link.crossOrigin = 'anonymous'
  link.href = href
  document.head.append(link)
}
