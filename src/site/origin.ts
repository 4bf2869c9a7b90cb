/** Returns the origin of the site's URL; of a placeholder URL if it is empty. Throws if it is not an HTTP(S) URL. */
export function siteOrigin(value = ''): string {
  const url = value === '' ? 'https://facewright.example' : value
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return new URL(url).origin
  throw new Error(`SITE_URL is "${url}", expected a URL such as https://a.example`)
}
