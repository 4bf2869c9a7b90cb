import { codePoint } from './codePoint'

const tracking =
  /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|yclid|_hsenc|_hsmi|si|ref|ref_src)$/i

/** Says why an outside address can't be published, or gives undefined when it can. */
export function addressProblem(address: string): string | undefined {
  const strange = /[^\x21-\x7e]/u.exec(address)?.[0]
  if (strange !== undefined) {
    return `the address holds ${codePoint(strange)}, expected plain letters, digits and signs only`
  }
  if (!URL.canParse(address)) return `"${address}" is not an address, expected https://…`
  const { protocol, username, hostname, searchParams } = new URL(address)
  if (protocol !== 'https:') return `the address begins with ${protocol}//, expected https://`
  if (username) return 'the address holds a user name, expected none'
  if (/(^|\.)xn--/.test(hostname))
    return 'the address has look-alike letters (xn--), expected plain ones'
  if (!hostname.includes('.'))
    return `"${hostname}" is not the name of a host, expected one with a dot`
  const parameter = [...searchParams.keys()].find((name) => tracking.test(name))
  return parameter && `the address holds the tracking parameter "${parameter}", expected it without`
}
