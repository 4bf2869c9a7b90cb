/** A mailto link with its subject and text filled in: `("a@b.example", { subject: "Hi there" })` gives `mailto:a@b.example?subject=Hi%20there`. */
export function mailAddress(
  address: string,
  { subject, body }: { readonly subject: string; readonly body?: string },
): string {
  const fields = { subject, ...(body && { body }) }
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return `mailto:${address}?${query.join('&')}`
}
