import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../lib/filesBelow'
import { digestLength } from '../../site/headers'
import { removeUnpublished, staleFiles } from './publicFiles'

const digest = (letter: string) => letter.repeat(digestLength)

test('a script is stale when no page leads to it, directly or by another script', () => {
  const texts = new Map([
    ['index.html', `src="/app-${digest('a')}.js" href="/styles.${digest('b')}.css"`],
    [`app-${digest('a')}.js`, `{5:"${digest('c')}"}`],
    [`styles.${digest('b')}.css`, ''],
    [`5-${digest('c')}.js`, ''],
    [`app-${digest('d')}.js`, `{5:"${digest('e')}"}`],
    [`5-${digest('e')}.js`, ''],
    ['error.css', ''],
  ])
  expect(staleFiles(texts)).toEqual([`5-${digest('e')}.js`, `app-${digest('d')}.js`])
})

test('what is not for visitors goes, its compressed files with it, and the rest stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-files-'))
  const stay = [
    'index.html',
    'de/index.html',
    `app-${digest('a')}.js`,
    `styles.${digest('b')}.css`,
    '.well-known/security.txt',
    'page-data/a.json',
  ]
  const go = [
    'webpack.stats.json',
    'chunk-map.json',
    '~partytown/partytown.js',
    `app-${digest('a')}.js.map`,
    `app-${digest('d')}.js`,
    `app-${digest('d')}.js.br`,
  ]
  for (const file of [...stay, ...go]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    const named = file === 'de/index.html' ? `styles.${digest('b')}` : `app-${digest('a')}`
    writeFileSync(join(folder, file), named)
  }
  await removeUnpublished(folder)
  expect(filesBelow(folder)).toEqual(stay.sort())
  rmSync(folder, { recursive: true })
})
