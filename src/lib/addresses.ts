/**
 * A mailto link with its subject and text filled in: `("a@b.example", { subject: "Hi there" })` gives
 * `mailto:a@b.example?subject=Hi%20there`. Letters that are not ASCII stay: browsers encode them, and every page is smaller.
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

/** Says whether an address or a mail address ends in `.example`, the name kept for hosts that do not exist. */
export function isPlaceholderHost(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : address.split('@').at(-1)
  return /(^|\.)example$/.test(host ?? '')
}
