interface PathParts {
  pathname: string
  /** With its question mark; empty without a query. */
  search: string
  /** With its number sign; empty without a fragment. */
  hash: string
}

/** Takes an address of ours apart: all that Gatsby's router asks of its link component, which we don't have. */
export function parsePath(path: string): PathParts {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? []
  const unlessAlone = (part: string) => (part.length > 1 ? part : '')
  return { pathname: pathname || '/', search: unlessAlone(search), hash: unlessAlone(hash) }
}
