import { installerFor, missingIn, type Manifests, type SiteFacts } from './manifestParts'
import type { ReleasesFile } from './releasesFile'

/** The names that Homebrew has for the systems of the Mac. */
const macNames: Readonly<Record<string, string>> = {
  'macOS 11': 'big_sur',
  'macOS 12': 'monterey',
  'macOS 13': 'ventura',
  'macOS 14': 'sonoma',
  'macOS 15': 'sequoia',
  'macOS 26': 'tahoe',
}

/** The cask that Homebrew wants of a version. */
export function homebrewCask({ files, packages }: ReleasesFile, site: SiteFacts): Manifests {
  const file = installerFor(files, 'mac')
  if (!file) return { name: 'Homebrew', files: [], missing: ['a file for the Mac'] }
  const missing = [
    ...missingIn(`files.${file.key}`, { ...file }, ['version', 'sha256']),
    ...missingIn(`files.${file.key}.channels`, file.channels, ['preferred']),
    ...missingIn('packages', { ...packages }, ['description', 'homebrewToken', 'macApplication']),
  ]
  const version = file.version ?? ''
  const system = macNames[site.macSystem]
  const url = (file.channels.preferred ?? '').replaceAll(version, '#{version}')
  const text = `cask ${quoted(packages.homebrewToken)} do
  version ${quoted(version)}
  sha256 ${quoted(file.sha256)}

  url ${JSON.stringify(url)}
  name ${quoted(site.name)}
  desc ${quoted(packages.description)}
  homepage ${quoted(site.homepage)}

${system ? `  depends_on macos: ">= :${system}"\n` : ''}  depends_on arch: :arm64

  app ${quoted(packages.macApplication)}
end
`
  const path = `homebrew/${packages.homebrewToken ?? ''}.rb`
  return { name: 'Homebrew', files: missing.length === 0 ? [{ path, text }] : [], missing }
}

/** Ruby fills in what stands in #{…}. */
function quoted(text: string | null): string {
  return JSON.stringify(text ?? '').replaceAll('#{', '\\#{')
}
