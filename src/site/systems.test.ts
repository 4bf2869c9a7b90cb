import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSystem, systems } from './systems'

// The type checker does not find the style sheets that lack a system.
test('style sheets that name one system name all systems', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const sheets = files.filter((file) => file.endsWith('.css'))
  const missing = sheets.flatMap((file) => {
    const css = readFileSync(join('src', file), 'utf8')
    const unnamed = systems.filter((system) => !new RegExp(`=['"]?${system}\\b`).test(css))
    return unnamed.length < systems.length ? unnamed.map((system) => `${file}: ${system}`) : []
  })

  expect(missing).toEqual([])
})

test('a system is a name of the list, and no other', () => {
  expect(['windows', 'mac', 'linux', undefined].map(isSystem)).toEqual([true, true, false, false])
})
