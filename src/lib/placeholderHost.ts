/** Says whether an address or a mail address ends in `.example`, the name kept for hosts that do not exist. */
export function isPlaceholderHost(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : address.split('@').at(-1)
  return /(^|\.)example$/.test(host ?? '')
}
