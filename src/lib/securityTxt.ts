import { absoluteUrl } from './paths'

/** What `security.txt` tells those who find a security hole. */
interface SecurityContact {
  readonly email: string
  /** The site's address. */
  readonly siteUrl: string
  /** The day of the build. */
  readonly today: Date
}

/** The text of `/.well-known/security.txt` (RFC 9116); it holds for a year, as the standard advises at most. */
export function securityTxt({ email, siteUrl, today }: SecurityContact): string {
  const expires = new Date(today)
  expires.setUTCFullYear(today.getUTCFullYear() + 1, today.getUTCMonth(), today.getUTCDate() - 1)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(siteUrl, '/.well-known/security.txt')}`,
    '',
  ].join('\n')
}
