import { absoluteUrl } from './paths'

/** The data of `security.txt`. */
interface SecurityContact {
  readonly email: string
  /** The URL of the site. */
  readonly siteUrl: string
  /** The date of the build. */
  readonly today: Date
}

/** Creates `/.well-known/security.txt` (RFC 9116). It expires within a year, the maximum that the standard recommends. */
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
