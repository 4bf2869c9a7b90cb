import { readBuilt } from '../support/builtSite'
import { contact } from '../support/content'
import { builtOrigin } from '../support/links'

/** The days for which security.txt may be valid: less than a year, as RFC 9116 recommends, and not too few to renew it. */
const validDays = { least: 180, most: 365 }

test('security.txt says where to report, in which language and until when, in time for the next build', () => {
  const lines = readBuilt('.well-known/security.txt').trimEnd().split('\n')
  const [, expires = ''] = lines[1]?.split(': ') ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000

  expect(lines).toEqual([
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${builtOrigin}/.well-known/security.txt`,
  ])
  expect(days).toBeLessThanOrEqual(validDays.most)
  expect(days).toBeGreaterThan(validDays.least)
})
