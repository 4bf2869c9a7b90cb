/** Returns the origin of a URL, or a placeholder if the URL is empty. Throws if it is not an HTTP or HTTPS URL. */
export function siteOrigin(value = ''): string {
  const url = value === '' ? 'https://facewright.example' : value
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return new URL(url).origin
  throw new Error(`SITE_URL is "${url}", expected a URL such as https://a.example`)
}
