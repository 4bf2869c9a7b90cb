import { localeCodes } from '../../site/locales'
import { routeNames } from '../../site/routes'
import { pathFor } from '../../lib/paths'
import { llmsText, securityTxt, webManifest } from './rootFiles'
import { facts, messages } from '../../../tests/support/siteFacts'

test('llms.txt links to every page and every language, and lists the known facts about the files', () => {
  const text = llmsText(facts, messages)
  const pages = routeNames.map((route) => pathFor(route, 'de'))
  for (const path of [...pages, ...localeCodes.map((code) => pathFor('home', code))]) {
    expect(text).toContain(`](https://a.example${path})`)
  }
  expect(text).toContain('- Windows: Win 1; P 1; 8 GB; G 1\n- Mac: Mac 1; M 0\n')
  expect(text).toContain('- [Small file](https://a.example/get/windows/): 2.1\n')
  expect(text).not.toContain('large.exe')
})

test('the start URL in a manifest has the language of the manifest', () => {
  const manifest = webManifest('ar', { name: 'Alpha', description: 'Swaps faces.' })
  expect(manifest).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/ar/', scope: '/ar/' })
})

test('security.txt contains an email address and expires within a year', () => {
  const today = new Date('2026-03-01T12:00:00Z')
  expect(securityTxt('a@b.example', 'https://c.example', today)).toBe(
    `Contact: mailto:a@b.example
Expires: 2027-02-28T00:00:00Z
Preferred-Languages: en
Canonical: https://c.example/.well-known/security.txt
`,
  )
})

test('security.txt has a canonical URL without a double slash', () => {
  const today = new Date('2026-03-01T12:00:00Z')
  const text = securityTxt('a@b.example', 'https://c.example/', today)
  expect(text).toContain('Canonical: https://c.example/.well-known/security.txt')
})
