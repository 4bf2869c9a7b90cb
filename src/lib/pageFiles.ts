/** Returns the path of a page's HTML file, relative to public/: `de/about/index.html` for `/de/about/`. */
export function pageFile(path: string): string {
  return path.slice(1) + (path.endsWith('/') ? 'index.html' : '')
}

/** Returns a page's page-data file below public/: `page-data/de/about/page-data.json` for `/de/about/`. */
export function pageDataFile(path: string): string {
  return `page-data/${path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')}/page-data.json`
}
