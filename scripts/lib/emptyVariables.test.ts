import { execFileSync } from 'node:child_process'
import { emptyVariables } from './emptyVariables'

test('a program that gets an environment without the empty variables has only the others', () => {
  const environment = {
    ...process.env,
    GATSBY_ANALYTICS_ID: '',
    GATSBY_TAG_LOADER_ID: 'GTM-EXAMPLE',
  }
  const printed = execFileSync(
    process.execPath,
    ['--print', 'JSON.stringify(Object.keys(process.env))'],
    { encoding: 'utf8', env: { ...environment, ...emptyVariables(environment) } },
  )
  const names = JSON.parse(printed) as string[]

  expect(names).toContain('GATSBY_TAG_LOADER_ID')
  expect(names).not.toContain('GATSBY_ANALYTICS_ID')
})
