import { edgeLimits } from '../../src/gatsby/hosting/edgeFiles'
import { builtRedirects, readBuilt } from '../support/builtSite'
import { expectNoFaults } from '../support/faults'

// The rules by which wrangler 4 reads both files. Cloudflare refuses a deployment with an invalid line, but neither
// `wrangler deploy --dry-run` nor `wrangler dev` fails. tests/edge reads the files with wrangler itself.

const linesOf = (file: string) => readBuilt(file).trimEnd().split('\n')
const isDynamic = (from: string) => /\*|:[A-Za-z]/.test(from)

test.each(['_headers', '_redirects'])('the lines of %s are not too long', (file) => {
  expectNoFaults(linesOf(file).filter((line) => line.trim().length > edgeLimits.characters))
})

test('each redirect has a path, a target and a status', () => {
  expectNoFaults(linesOf('_redirects').filter((line) => line.split(/\s+/).length !== 3))
})

test('each redirect has a status that Cloudflare and Netlify know', () => {
  expectNoFaults(linesOf('_redirects').filter((line) => !/ 30[12]$/.test(line)))
})

test('redirects start at a path, and lead to a path or an HTTPS URL', () => {
  expectNoFaults(
    linesOf('_redirects').filter((line) => !/^\/(?!\/)\S* (?:\/(?!\/)|https:\/\/)/.test(line)),
  )
})

test('no path is redirected twice', () => {
  const paths = builtRedirects().map(({ from }) => from)
  expectNoFaults(paths.filter((path, index) => paths.indexOf(path) !== index))
})

test('no redirect leads to the file of a page, which redirects back to the page', () => {
  expectNoFaults(linesOf('_redirects').filter((line) => /\/index(?:\.html)? \d+$/.test(line)))
})

test('redirects with a wildcard are the last ones', () => {
  const dynamic = builtRedirects().map(({ from }) => isDynamic(from))
  expect(dynamic.indexOf(true)).toBe(dynamic.lastIndexOf(false) + 1)
})

test('_headers has rules with a path, and below each one headers with a value', () => {
  expectNoFaults(
    linesOf('_headers').filter(
      (line) => !/^\/(?!\/)\S*$|^ {2}(?:! [\w-]+|[\w-]+: \S.*)$/.test(line),
    ),
  )
  expect(readBuilt('_headers')).not.toMatch(/^\/.*\n(?=\/|$)/m)
})

test('the path of a header rule has at most one wildcard, at its end', () => {
  expectNoFaults(linesOf('_headers').filter((line) => /^\/.*\*./.test(line)))
})

test('no path has two header rules, because Cloudflare would use only the second one', () => {
  const paths = linesOf('_headers').filter((line) => line.startsWith('/'))
  expectNoFaults(paths.filter((path, index) => paths.indexOf(path) !== index))
})
