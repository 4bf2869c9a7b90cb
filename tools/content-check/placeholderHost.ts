/** Returns whether the host of a URL or a mail address ends with `.example`, which is reserved for placeholders. */
export function isPlaceholderHost(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : address.split('@').at(-1)
  return /(^|\.)example$/.test(host ?? '')
}
