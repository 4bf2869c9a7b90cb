/**
 * Returns the origin of the configured URL: `https://a.example` for `https://a.example/`. Without a configured URL,
 * returns the origin of a placeholder URL. Throws if the value is not an HTTP or HTTPS URL.
 */
export function siteOrigin(address = 'https://facewright.example'): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(`SITE_URL is "${address}", expected a URL such as https://a.example`)
  }
  return new URL(address).origin
}
