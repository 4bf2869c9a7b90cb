import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isInstaller, signatureEndings } from './fileName'
import { hashOf } from './hashOf'
import type { MeasuredFile } from './measuredFile'
import type { OnProgress } from './progress'

/** Measures every installer in a folder; throws when the folder can't be read or holds none. */
export async function measureFolder(
  folder: string,
  onProgress: OnProgress,
): Promise<MeasuredFile[]> {
  const names = readdirSync(folder)
    .filter(isInstaller)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  if (names.length === 0) throw new Error(`${folder} holds no .exe, .msi, .zip, .dmg or .pkg file`)
  const measured: MeasuredFile[] = []
  for (const fileName of names) {
    const path = join(folder, fileName)
    const { size, mtime } = statSync(path)
    const hashed = await hashOf(createReadStream(path), (done) => onProgress(fileName, done, size))
    const signatureEnding = signatureEndings.find((ending) => existsSync(path + ending))
    const released = mtime.toISOString().slice(0, 10)
    measured.push({ fileName, ...hashed, released, signatureEnding })
  }
  return measured
}
