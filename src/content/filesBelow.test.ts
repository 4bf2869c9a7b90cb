import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from './filesBelow'

test('lists files sorted by path, with hidden files and without folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-below-'))
  mkdirSync(join(folder, 'a/b'), { recursive: true })
  mkdirSync(join(folder, 'empty'))
  for (const file of ['z', 'a/c', 'a/b/d', '.hidden']) writeFileSync(join(folder, file), '')
  expect(filesBelow(folder)).toEqual(['.hidden', 'a/b/d', 'a/c', 'z'])
  rmSync(folder, { recursive: true })
})
