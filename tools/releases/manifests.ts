import { stringify } from 'yaml'
import type { ReleaseFile } from '../../src/site/releases'

/** Facts that only package managers need. Each fact is null until the owner provides it. */
type Packages = Queries.ReleasesPackages

export interface ReleasesFile {
  readonly files: readonly ReleaseFile[]
  readonly packages: Packages
}

/** A manifest, with its path relative to the output folder. */
interface Manifest {
  readonly path: string
  readonly text: string
}

interface SiteFacts {
  readonly name: string
  readonly homepage: string
  /** The minimum macOS version, such as `macOS 13`. */
  readonly macSystem: string
}

/**
 * Generates the manifests for winget and Homebrew. If facts are missing, `files` is empty and `missing` contains the
 * names of those facts, such as `packages.licence`.
 */
export function manifestsOf({ files, packages }: ReleasesFile, site: SiteFacts) {
  const managers = [
    {
      name: 'winget',
      platform: 'windows',
      missingFile: 'a file for Windows',
      facts: wingetFacts(packages),
      manifests: wingetManifests,
    },
    {
      name: 'Homebrew',
      platform: 'mac',
      missingFile: 'a file for the Mac',
      facts: homebrewFacts,
      manifests: homebrewCask,
    },
  ] as const

  return managers.map(({ name, platform, missingFile, facts, manifests }) => {
    // Package managers need the app itself, not the small program that downloads it.
    const file = files.find(
      (each) => each.platform === platform && !each.key.endsWith('Downloader'),
    )
    if (!file) return { name, missing: [missingFile], files: [] }

    const missing = missingFacts(file, packages, facts)

    return { name, missing, files: missing.length > 0 ? [] : manifests(file, packages, site) }
  })
}

/**
 * Returns the names of the facts about a file and its packages that are needed and still unknown, such as
 * `packages.licence`.
 */
function missingFacts(
  { key, version, sha256, channels }: ReleaseFile,
  packages: Packages,
  needed: readonly (keyof Packages)[],
): string[] {
  const facts: Readonly<Record<string, unknown>> = {
    [`files.${key}.version`]: version,
    [`files.${key}.sha256`]: sha256,
    [`files.${key}.channels.preferred`]: channels.preferred,
    ...Object.fromEntries(needed.map((name) => [`packages.${name}`, packages[name]])),
  }

  return Object.keys(facts).filter((name) => facts[name] === null)
}

/** Returns the facts that winget needs for the type of the installer. */
function wingetFacts({ wingetInstallerType: type }: Packages): (keyof Packages)[] {
  return [
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
  ]
}

// The newest version of the manifest schemas that the checks in microsoft/winget-pkgs accept.
const schemaVersion = '1.12.0'

/** Creates the three manifests of winget: the version, its description in English, and the installer. */
function wingetManifests(file: ReleaseFile, packages: Packages, site: SiteFacts): Manifest[] {
  const id = packages.wingetId ?? ''
  const version = file.version ?? ''
  const folder = ['winget', id.charAt(0).toLowerCase(), ...id.split('.'), version].join('/')
  const manifest = (ManifestType: string, ending: string, fields: object) => {
    const ManifestVersion = schemaVersion
    const identity = { PackageIdentifier: id, PackageVersion: version }
    const content = { ...identity, ...fields, ManifestType, ManifestVersion }
    const schema = `https://aka.ms/winget-manifest.${ManifestType}.${schemaVersion}.schema.json`

    return {
      path: `${folder}/${id}${ending}.yaml`,
      text: `# yaml-language-server: $schema=${schema}\n\n${stringify(content, { lineWidth: 0 })}`,
    }
  }

  return [
    manifest('version', '', { DefaultLocale: 'en-US' }),
    manifest('defaultLocale', '.locale.en-US', {
      PackageLocale: 'en-US',
      Publisher: packages.publisher,
      PackageName: site.name,
      PackageUrl: site.homepage,
      License: packages.licence,
      ShortDescription: packages.description,
    }),
    manifest('installer', '.installer', installerFields(file, packages)),
  ]
}

/** Returns the fields of the manifest that describes how winget installs the file. */
function installerFields(file: ReleaseFile, packages: Packages) {
  const { wingetInstallerType: type, wingetSilentSwitch: silent } = packages

  return {
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

const homebrewFacts = ['description', 'homebrewToken', 'macApplication'] as const

/** Creates Homebrew's cask, a file in Ruby. It says the lowest version of macOS only if Homebrew has a name for it. */
function homebrewCask(file: ReleaseFile, packages: Packages, site: SiteFacts): Manifest[] {
  const version = file.version ?? ''
  const system = macNames[site.macSystem]
  const url = quoted(file.channels.preferred).replaceAll(version, '#{version}')
  const text = `cask ${quoted(packages.homebrewToken)} do
  version ${quoted(version)}
  sha256 ${quoted(file.sha256)}

  url ${url}
  name ${quoted(site.name)}
  desc ${quoted(packages.description)}
  homepage ${quoted(site.homepage)}

${system ? `  depends_on macos: ">= :${system}"\n` : ''}  depends_on arch: :arm64

  app ${quoted(packages.macApplication)}
end
`

  return [{ path: `homebrew/${packages.homebrewToken ?? ''}.rb`, text }]
}

/** Formats a Ruby string literal. Escapes `#` where Ruby would interpolate: in `#{…}`, `#$name` and `#@name`. */
function quoted(text: string | null): string {
  return JSON.stringify(text ?? '').replaceAll(/#(?=[{$@])/g, '\\#')
}
