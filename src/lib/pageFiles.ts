/** The file below public/ that a page's HTML stands in: `/de/about/` gives `de/about/index.html`. */
export function pageFile(path: string): string {
  return path.slice(1) + (path.endsWith('/') ? 'index.html' : '')
}

/** The file below public/ that a page's data stands in: `/de/about/` gives `page-data/de/about/page-data.json`. */
export function pageDataFile(path: string): string {
  return `page-data/${path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')}/page-data.json`
}
