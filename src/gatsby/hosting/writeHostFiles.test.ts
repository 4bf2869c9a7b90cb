import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../../scripts/lib/temporaryFolder.fixture'
import { writeHostFiles } from './writeHostFiles'

const project = temporaryFolder()

mkdirSync(join(project, 'public'))

/** Writes the host files of an empty build. Returns the headers of all its paths. */
function writeHeaders(): string {
  writeHostFiles(project, { headScript: '', files: [], redirects: [] })

  return readFileSync(join(project, 'public/_headers'), 'utf8').split(/\n(?=\/)/)[0] ?? ''
}

test('only previews of pull requests forbid indexing', () => {
  expect(writeHeaders()).not.toContain('X-Robots-Tag')

  process.env.SITE_PREVIEW = '1'
  const headers = writeHeaders()
  delete process.env.SITE_PREVIEW

  expect(headers).toMatch(/^\/\*\n(?: .*\n)* {2}X-Robots-Tag: noindex$/m)
})
