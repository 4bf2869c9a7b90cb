import { stringify } from 'yaml'
import type { ReleaseFile } from '../../src/site/releases'

export interface ReleasesFile {
  readonly files: readonly ReleaseFile[]
  /** Facts that only package managers need. Each fact is null until the owner provides it. */
  readonly packages: Queries.ReleasesPackages
}

/**
 * The manifests for one package manager. `path` is relative to the output folder. If facts are missing, `files` is
 * empty and `missing` contains the names of those facts.
 */
interface Manifests {
  readonly name: string
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly missing: readonly string[]
}

interface SiteFacts {
  readonly name: string
  readonly homepage: string
  /** The minimum macOS version, such as `macOS 13`. */
  readonly macSystem: string
}

/** Returns the names of facts that a manifest needs but that are null, such as `packages.licence`. */
function missingFacts(
  { key, version, sha256, channels }: ReleaseFile,
  packages: ReleasesFile['packages'],
  needed: readonly (keyof ReleasesFile['packages'])[],
): string[] {
  const facts: Readonly<Record<string, unknown>> = {
    [`files.${key}.version`]: version,
    [`files.${key}.sha256`]: sha256,
    [`files.${key}.channels.preferred`]: channels.preferred,
    ...Object.fromEntries(needed.map((name) => [`packages.${name}`, packages[name]])),
  }
  return Object.keys(facts).filter((name) => facts[name] === null)
}

/** Returns the first file for a platform that is an installer, not a downloader. */
function installerFor(files: readonly ReleaseFile[], platform: string): ReleaseFile | undefined {
  return files.find((file) => file.platform === platform && !file.key.endsWith('Downloader'))
}

/** Generates the manifests for winget and Homebrew. */
export function manifestsOf(releases: ReleasesFile, site: SiteFacts): Manifests[] {
  return [wingetManifests(releases, site), homebrewCask(releases, site)]
}

// The newest version of the manifest schemas that the checks in microsoft/winget-pkgs accept.
const schemaVersion = '1.12.0'

function wingetManifests({ files, packages }: ReleasesFile, site: SiteFacts): Manifests {
  const file = installerFor(files, 'windows')
  if (!file) return { name: 'winget', files: [], missing: ['a file for Windows'] }
  const { wingetInstallerType: type } = packages
  const missing = missingFacts(file, packages, [
    'publisher',
    'licence',
    'description',
    'wingetId',
    'wingetInstallerType',
    // Only for the type exe, winget does not know the switches for a silent installation.
    ...(type === 'exe' ? (['wingetSilentSwitch'] as const) : []),
    ...(type === 'zip'
      ? (['wingetNestedInstallerType', 'wingetNestedInstallerFile'] as const)
      : []),
  ])
  if (missing.length > 0) return { name: 'winget', files: [], missing }
  const id = packages.wingetId ?? ''
  const version = file.version ?? ''
  const folder = ['winget', id.charAt(0).toLowerCase(), ...id.split('.'), version].join('/')
  const manifest = (manifestType: string, ending: string, fields: object) => ({
    path: `${folder}/${id}${ending}.yaml`,
    text: `# yaml-language-server: $schema=https://aka.ms/winget-manifest.${manifestType}.${schemaVersion}.schema.json\n\n${stringify(
      {
        PackageIdentifier: id,
        PackageVersion: version,
        ...fields,
        ManifestType: manifestType,
        ManifestVersion: schemaVersion,
      },
      { lineWidth: 0 },
    )}`,
  })
  const { wingetSilentSwitch: silent } = packages
  const installer = {
    InstallerType: type,
    ...(type === 'zip' && {
      NestedInstallerType: packages.wingetNestedInstallerType,
      NestedInstallerFiles: [{ RelativeFilePath: packages.wingetNestedInstallerFile }],
    }),
    ...(silent && { InstallerSwitches: { Silent: silent, SilentWithProgress: silent } }),
    ...(file.released && { ReleaseDate: file.released }),
    Installers: [
      {
        Architecture: 'x64',
        InstallerUrl: file.channels.preferred,
        InstallerSha256: file.sha256?.toUpperCase(),
      },
    ],
  }
  const locale = {
    PackageLocale: 'en-US',
    Publisher: packages.publisher,
    PackageName: site.name,
    PackageUrl: site.homepage,
    License: packages.licence,
    ShortDescription: packages.description,
  }
  return {
    name: 'winget',
    missing,
    files: [
      manifest('version', '', { DefaultLocale: 'en-US' }),
      manifest('defaultLocale', '.locale.en-US', locale),
      manifest('installer', '.installer', installer),
    ],
  }
}

/** Homebrew's names for macOS versions. */
const macNames: Readonly<Record<string, string>> = {
  'macOS 11': 'big_sur',
  'macOS 12': 'monterey',
  'macOS 13': 'ventura',
  'macOS 14': 'sonoma',
  'macOS 15': 'sequoia',
  'macOS 26': 'tahoe',
}

function homebrewCask({ files, packages }: ReleasesFile, site: SiteFacts): Manifests {
  const file = installerFor(files, 'mac')
  if (!file) return { name: 'Homebrew', files: [], missing: ['a file for the Mac'] }
  const missing = missingFacts(file, packages, ['description', 'homebrewToken', 'macApplication'])
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

/** Formats a Ruby string literal. Escapes `#{`, because Ruby would interpolate `#{…}`. */
function quoted(text: string | null): string {
  return JSON.stringify(text ?? '').replaceAll('#{', '\\#{')
}
