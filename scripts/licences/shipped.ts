import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedPackagesFile } from '../../src/gatsby/shippedPackages'
import { root } from '../lib/run.mjs'
import { type ShippedPackage } from './packages'

/** Reads which packages the last build put into the published scripts; throws where nothing was built. */
export function readShipped(): ShippedPackage[] {
  const list = join(root, shippedPackagesFile)
  if (!existsSync(list)) {
    throw new Error('There is no built site to look at. Run: npm run build')
  }
  const folders = JSON.parse(readFileSync(list, 'utf8')) as string[]
  return folders.map((folder) => {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
    const { name, version, license } = JSON.parse(text) as Record<string, string | undefined>
    return { name: name ?? folder, version: version ?? '', licence: license ?? 'unknown' }
  })
}
