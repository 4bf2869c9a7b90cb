/** Fetches a file at once that will be needed soon: `fetch` for data, `script` for a script. */
export function preload(href: string, as: 'fetch' | 'script'): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  if (as === 'fetch') link.crossOrigin = 'anonymous'
  link.href = href
  document.head.append(link)
}
