/**
 * A mailto link with its subject and text filled in: `("a@b.example", { subject: "Hi there" })` gives
 * `mailto:a@b.example?subject=Hi%20there`. Letters that are not ASCII stay: browsers encode them, and every page is smaller.
 */
export function mailAddress(
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
