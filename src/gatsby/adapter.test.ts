import { execFileSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { tool } from '../../scripts/lib/run'

test('builds at Netlify use our adapter, so that Gatsby installs no other one', () => {
  const output = execFileSync(tool('tsx'), ['tests/support/chosenAdapter.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NETLIFY: 'true' },
  })

  expect(stripVTControlCharacters(output).trim()).toMatch(/\nstatic-files$/)
})
