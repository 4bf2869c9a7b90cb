import { localeCodes } from '../../site/locales'
import { routeNames } from '../../site/routes'
import { llmsText } from './llmsText'
import { facts, words } from './siteFacts.fixture'

const text = llmsText(facts, words)

test('it begins with the name and what the site is about', () => {
  expect(text).toMatch(/^# Alpha\n\n> Description of home\n\n/)
})

test('it leads to every page and every language', () => {
  const links = text.match(/\]\(https:\/\/a\.example\/[^)]*\)/g) ?? []
  expect(links).toHaveLength(routeNames.length + localeCodes.length)
})

test('it names what is known of the files and of what they need', () => {
  expect(text).toContain('- Windows: Win 1; P 1; 8 GB; G 1\n- Mac: Mac 1; M 0\n')
  expect(text).toContain('- [Small file](https://get.example/small.exe): 2.1\n')
  expect(text).not.toContain('large.exe')
})
