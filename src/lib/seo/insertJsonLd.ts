const earlier = /<script type="application\/ld\+json">.*?<\/script>/gs

/** Puts data into the head of a page as JSON-LD, in the place of what an earlier pass has put there; none takes that out. */
export function insertJsonLd(html: string, data: object | undefined): string {
  const bare = html.replace(earlier, '')
  if (!data) return bare
  // A text such as "</script>" in the data must not end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return bare.replace('</head>', () => `<script type="application/ld+json">${json}</script></head>`)
}
