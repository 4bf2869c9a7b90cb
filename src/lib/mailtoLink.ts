/**
 * Creates a mailto link: `("a@b.example", { subject: "Hi there" })` returns `mailto:a@b.example?subject=Hi%20there`.
 * Only ASCII characters are escaped, because browsers encode all others. This makes pages smaller. Lines end as in mails,
 * with CR and LF (RFC 6068).
 */
export function mailtoLink(email: string, fields: Readonly<Record<string, string>>): string {
  const encoded = (text: string) =>
    text.replaceAll('\n', '\r\n').replace(/[\0-\x7f]+/g, encodeURIComponent)
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encoded(value)}`)
  return `mailto:${email}?${query.join('&')}`
}
