import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../content/filesBelow'
import { digestLength } from '../../site/digests'
import { removeUnpublished } from './publicFiles'

test('removes files that visitors do not need', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-files-'))
  const [current, earlier] = ['a'.repeat(digestLength), 'd'.repeat(digestLength)]
  const stay = [
    'index.html',
    `app-${current}.js`,
    `styles.${current}.css`,
    'error.css',
    '.well-known/security.txt',
    'page-data/a.json',
  ]
  const go = [
    'webpack.stats.json',
    'chunk-map.json',
    '~partytown/partytown.js',
    `app-${current}.js.map`,
    `app-${earlier}.js`,
  ]
  for (const file of [...stay, ...go]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  await removeUnpublished(folder, new Set([`app-${current}.js`, `styles.${current}.css`]))
  expect(filesBelow(folder)).toEqual(stay.sort())
  rmSync(folder, { recursive: true })
})
