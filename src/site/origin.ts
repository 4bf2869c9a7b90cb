/**
 * Returns the origin of the configured URL: `https://a.example` for `https://a.example/`. Without a URL, or
 * with an empty one, returns the origin of a placeholder URL. Throws if the value is not an HTTP or HTTPS URL.
 */
export function siteOrigin(value = ''): string {
  const url = value === '' ? 'https://facewright.example' : value
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return new URL(url).origin
  throw new Error(`SITE_URL is "${url}", expected a URL such as https://a.example`)
}
