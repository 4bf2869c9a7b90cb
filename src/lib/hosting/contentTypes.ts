/** What the files of the site are, by the end of their name. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xsl: 'text/xsl',
  json: 'application/json',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}

/** The Content-Type of a file by its path, with the character set where it is text. */
export function contentTypeOf(path: string): string {
  const type = contentTypes[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'application/octet-stream'
  return /^text\/|xml$/.test(type) ? `${type}; charset=utf-8` : type
}
