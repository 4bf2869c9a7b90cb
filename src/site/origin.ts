/**
 * Returns the origin of the configured URL: `https://a.example` for `https://a.example/`. Without a URL, returns a
 * placeholder. Throws if it is not an http or https URL.
 */
export function siteOrigin(address = 'https://facewright.example'): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(`SITE_URL is "${address}", expected an address such as https://a.example`)
  }
  return new URL(address).origin
}
