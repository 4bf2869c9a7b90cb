/** Returns the paths of the pages (`/about/`) among the files of a built site (`about/index.html`). */
export function pageAddresses(files: Iterable<string>): Set<string> {
  const pages = [...files].map((file) => `/${file}`).filter((path) => path.endsWith('/index.html'))
  return new Set(pages.map((path) => path.replace(/index\.html$/, '')))
}

/** Adds the trailing slash to the target of a request and keeps the query; undefined if no page has that path. */
export function withSlash(target: string, pages: ReadonlySet<string>): string | undefined {
  const path = requestedPath(target)
  if (path === undefined || !pages.has(`${path}/`)) return undefined
  return `${encodeURI(path)}/${queryOf(target)}`
}

/** Returns the file of a page (`/about/index.html`). Other targets are returned unchanged. */
export function fileTarget(target: string, pages: ReadonlySet<string>): string {
  const path = requestedPath(target)
  return path !== undefined && pages.has(path) ? `${encodeURI(path)}index.html` : target
}

/**
 * Returns the not-found page in the language of a request's target: `de/404.html` for `/de/nowhere/` if it exists,
 * otherwise `404.html`.
 */
export function notFoundFile(target: string, files: ReadonlySet<string>): string {
  const localized = `${/^\/([^/?#]+)/.exec(target)?.[1] ?? ''}/404.html`
  return files.has(localized) ? localized : '404.html'
}

/** Returns the decoded path of a request's target; undefined if an escape is malformed. */
export function requestedPath(target: string): string | undefined {
  try {
    return decodeURIComponent(target.replace(/[?#].*$/s, ''))
  } catch {
    return undefined
  }
}

function queryOf(target: string): string {
  return /\?[^#]*/.exec(target)?.[0] ?? ''
}
