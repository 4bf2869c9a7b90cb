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
  const query = /\?[^#]*/.exec(target)?.[0] ?? ''
  return `${encodeURI(path)}/${query}`
}

/**
 * The file that says "not found" in the language of a request's target: `de/404.html` for
 * `/de/nowhere/` when the built site has that file, else `404.html`.
 */
export function notFoundFile(target: string, files: ReadonlySet<string>): string {
  const localized = `${/^\/([^/?#]+)/.exec(target)?.[1] ?? ''}/404.html`
  return files.has(localized) ? localized : '404.html'
}

// Escapes that can't be read name no page of ours.
function requestedPath(target: string): string | undefined {
  try {
    return decodeURIComponent(target.replace(/[?#].*$/s, ''))
  } catch {
    return undefined
  }
}
