import { securityTxt } from './securityTxt'

test('contains a mail address, and expires within a year', () => {
  const today = new Date('2026-03-01T12:00:00Z')
  expect(securityTxt({ email: 'a@b.example', siteUrl: 'https://c.example', today })).toBe(
    `Contact: mailto:a@b.example
Expires: 2027-02-28T00:00:00Z
Preferred-Languages: en
Canonical: https://c.example/.well-known/security.txt
`,
  )
})

test('has a canonical URL without a double slash', () => {
  const today = new Date('2026-03-01T12:00:00Z')
  const text = securityTxt({ email: 'a@b.example', siteUrl: 'https://c.example/', today })
  expect(text).toContain('Canonical: https://c.example/.well-known/security.txt')
})
