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

const isText = (type: string) => /^text\/|\/xml$|\/svg/.test(type)

/** The content types that are sent with a charset, in addition to HTML. */
export const charsetTypes = Object.values(contentTypes)
  .filter(isText)
  .filter((type) => type !== 'text/html')

/** Returns the Content-Type header for a file; undefined if the extension is unknown. */
export function contentTypeOf(file: string): string | undefined {
  const type = contentTypes[/\.(\w+)$/.exec(file)?.[1] ?? '']
  return type && isText(type) ? `${type}; charset=utf-8` : type
}
