/**
 * Creates a mailto link: `("a@b.example", { subject: "Hi there" })` returns `mailto:a@b.example?subject=Hi%20there`.
 * Browsers encode other letters than ASCII, so they are not escaped, which saves bytes in every page.
 */
export function mailtoLink(
  address: string,
  { subject, body }: { readonly subject: string; readonly body?: string },
): string {
  const fields = { subject, ...(body && { body }) }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encoded(value)}`)
  return `mailto:${address}?${query.join('&')}`
}

function encoded(text: string): string {
  return text.replace(/[\0-\x7f]+/g, encodeURIComponent)
}

/** Returns whether the host of a URL or a mail address ends with `.example`, which is reserved for placeholders. */
export function isPlaceholderHost(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : address.split('@').at(-1)
  return /(^|\.)example$/.test(host ?? '')
}
