/**
 * The origin of the site, from the address that its owner set: `https://a.example/` gives `https://a.example`, no
 * address a placeholder; throws when it is not an address of the web.
 */
export function siteOrigin(address = 'https://facewright.example'): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(`SITE_URL is "${address}", expected an address such as https://a.example`)
  }
  return new URL(address).origin
}
