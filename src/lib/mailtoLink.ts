/**
 * Creates a mailto link: `("a@b.example", { subject: "Hi there" })` returns `mailto:a@b.example?subject=Hi%20there`.
 * Only ASCII characters are escaped, because browsers encode all others. This makes pages smaller.
 */
export function mailtoLink(
  email: string,
  { subject, body }: { readonly subject: string; readonly body?: string },
): string {
  const fields = { subject, ...(body && { body }) }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encoded(value)}`)
  return `mailto:${email}?${query.join('&')}`
}

function encoded(text: string): string {
  return text.replace(/[\0-\x7f]+/g, encodeURIComponent)
}
