/** Takes the files of a built site (`about/index.html`) and gives the addresses of its pages (`/about/`). */
export function pageAddresses(files: Iterable<string>): Set<string> {
  const page = /^(?<folder>(?:.+\/)?)index\.html$/
  const addresses = new Set<string>()
  for (const file of files) {
    const folder = page.exec(file)?.groups?.folder
    if (folder !== undefined) addresses.add(`/${folder}`)
  }
  return addresses
}

/** Where a request's target without its trailing slash leads to, query kept; nothing when it names no page. */
export function withSlash(target: string, pages: ReadonlySet<string>): string | undefined {
  const path = requestedPath(target)
  if (path === undefined || !pages.has(`${path}/`)) return undefined
  return `${encodeURI(path)}/${queryOf(target)}`
}

/** The target that the files are looked up by: the file of a page (`/about/index.html`), any other path as it is. */
export function fileTarget(target: string, pages: ReadonlySet<string>): string {
  const path = requestedPath(target)
  return path !== undefined && pages.has(path) ? `${encodeURI(path)}index.html` : target
}

/**
 * The file that says "not found" in the language of a request's target: `de/404.html` for
 * `/de/nowhere/` when the built site has that file, else `404.html`.
 */
export function notFoundFile(target: string, files: ReadonlySet<string>): string {
  const localized = `${/^\/([^/?#]+)/.exec(target)?.[1] ?? ''}/404.html`
  return files.has(localized) ? localized : '404.html'
}

/** The path of a request's target, its escapes read; nothing when they can't be, which names no page of ours. */
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
