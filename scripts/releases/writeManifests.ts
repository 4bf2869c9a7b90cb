import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { absoluteUrl } from '../../src/lib/paths'
import { manifestsOf } from '../../src/lib/releases/manifests'
import type { ReleasesFile } from '../../src/lib/releases/releasesFile'
import { siteOrigin } from '../../src/site/origin'

const folder = 'deploy/generated'

/** Writes the manifests for winget and Homebrew to deploy/generated/, or says which facts they wait for. */
export function writeManifests(releases: ReleasesFile): void {
  const brand = read('brand') as { name: string }
  const requirements = read('requirements') as { mac: { minimum: { system: string } } }
  const manifests = manifestsOf(releases, {
    name: brand.name,
    homepage: absoluteUrl(siteOrigin(process.env.SITE_URL), '/'),
    macSystem: requirements.mac.minimum.system,
  })
  for (const { name, files, missing } of manifests) {
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
      console.log(`${name}: ${folder}/${path}`)
    }
    if (missing.length > 0) console.log(`${name}: no manifest without ${missing.join(', ')}`)
  }
}

function read(name: string): unknown {
  return parse(readFileSync(`content/site/${name}.yaml`, 'utf8'))
}
