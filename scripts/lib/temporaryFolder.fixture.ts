import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

type Texts = Readonly<Record<string, string>>

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Creates a folder with these texts by path. It is deleted after the tests of the file. Returns its path. */
export function temporaryFolder(texts: Texts = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))

  folders.push(folder)
  writeTexts(folder, texts)

  return folder
}

/** Writes texts by path, relative to a folder. Creates the folders that are missing. */
export function writeTexts(folder: string, texts: Texts): void {
  for (const [path, text] of Object.entries(texts)) {
    const file = join(folder, path)

    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
