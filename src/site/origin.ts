/** Returns the origin of a URL, or a placeholder if the URL is empty or unknown. Throws if it is not an HTTP or HTTPS URL. */
export function siteOrigin(value: string | undefined): string {
  const url = value === undefined || value === '' ? 'https://facewright.example' : value
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return new URL(url).origin
  throw new Error(`SITE_URL is "${url}", expected a URL such as https://a.example`)
}
