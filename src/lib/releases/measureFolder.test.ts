import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureFolder } from './measureFolder'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installers-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

it('measures every installer, older versions first, and nothing else', async () => {
  const names = ['A-3.10.0.exe', 'A-3.9.0.exe', 'A-3.9.0.exe.minisig', 'notes.txt']
  for (const name of names) writeFileSync(join(folder, name), name)
  utimesSync(join(folder, 'A-3.9.0.exe'), 0, new Date('2024-05-01T12:00:00Z'))
  const measured = await measureFolder(folder, () => undefined)
  expect(measured.map(({ fileName }) => fileName)).toEqual(['A-3.9.0.exe', 'A-3.10.0.exe'])
  expect(measured[0]).toEqual({
    fileName: 'A-3.9.0.exe',
    bytes: 11,
    sha256: createHash('sha256').update('A-3.9.0.exe').digest('hex'),
    released: '2024-05-01',
    signatureEnding: '.minisig',
  })
})

it('says that a folder holds no installer', async () => {
  await expect(measureFolder(folder, () => undefined)).rejects.toThrow('holds no .exe')
})
