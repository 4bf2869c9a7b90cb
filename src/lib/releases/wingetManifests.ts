import { stringify } from 'yaml'
import { installerFor, missingIn, type Manifests, type SiteFacts } from './manifestParts'
import type { ReleasesFile } from './releasesFile'

const schemaVersion = '1.6.0'

/** The three files that winget wants of a version. */
export function wingetManifests({ files, packages }: ReleasesFile, site: SiteFacts): Manifests {
  const file = installerFor(files, 'windows')
  if (!file) return { name: 'winget', files: [], missing: ['a file for Windows'] }
  const missing = [
    ...missingIn(`files.${file.key}`, { ...file, ...file.channels }, ['version', 'sha256']),
    ...missingIn(`files.${file.key}.channels`, file.channels, ['preferred']),
    ...missingIn('packages', { ...packages }, [
      'publisher',
      'licence',
      'description',
      'wingetId',
      'wingetInstallerType',
    ]),
  ]
  const id = packages.wingetId ?? ''
  const version = file.version ?? ''
  const folder = ['winget', id.charAt(0).toLowerCase(), ...id.split('.'), version].join('/')
  const manifest = (type: string, ending: string, fields: object) => ({
    path: `${folder}/${id}${ending}.yaml`,
    text: `# yaml-language-server: $schema=https://aka.ms/winget-manifest.${type}.${schemaVersion}.schema.json\n\n${stringify(
      {
        PackageIdentifier: id,
        PackageVersion: version,
        ...fields,
        ManifestType: type,
        ManifestVersion: schemaVersion,
      },
      { lineWidth: 0 },
    )}`,
  })
  const made = [
    manifest('version', '', { DefaultLocale: 'en-US' }),
    manifest('defaultLocale', '.locale.en-US', {
      PackageLocale: 'en-US',
      Publisher: packages.publisher,
      PackageName: site.name,
      PackageUrl: site.homepage,
      License: packages.licence,
      ShortDescription: packages.description,
    }),
    manifest('installer', '.installer', {
      InstallerType: packages.wingetInstallerType,
      ...(file.released && { ReleaseDate: file.released }),
      Installers: [
        {
          Architecture: 'x64',
          InstallerUrl: file.channels.preferred,
          InstallerSha256: file.sha256?.toUpperCase(),
        },
      ],
    }),
  ]
  return { name: 'winget', files: missing.length === 0 ? made : [], missing }
}
