import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { parse } from 'yaml'
import { exampleRelease } from './exampleRelease.fixture'
import { manifestsOf, type ReleasesFile } from './manifests'

const site = { name: 'Facewright', homepage: 'https://a.test/', macSystem: 'macOS 13' }
const packages = {
  publisher: 'Facewright Ltd',
  licence: 'Proprietary',
  description: 'Swaps #{faces} and #$photos, #@live "1" #1',
  wingetId: 'Facewright.Facewright',
  wingetInstallerType: 'nullsoft',
  wingetSilentSwitch: null,
  wingetNestedInstallerType: null,
  wingetNestedInstallerFile: null,
  homebrewToken: 'facewright',
  macApplication: 'Facewright.app',
  appleDeveloper: null,
  signingKey: null,
}
const mac = {
  ...exampleRelease,
  key: 'macImage',
  platform: 'mac',
  version: '1.6.0',
  channels: { ...exampleRelease.channels, preferred: 'https://a.test/Facewright-1.6.0-arm64.dmg' },
}

const ajv = new Ajv({
  strict: false,
  addUsedSchema: false,
  formats: { date: /^\d{4}-\d\d-\d\d$/, long: true },
})

/** Returns the winget manifests by type. Throws if a manifest does not match its published schema. */
function wingetManifests(
  facts: ReleasesFile['packages'],
  file = exampleRelease,
): Record<string, object> {
  const [winget] = manifestsOf({ files: [file], packages: facts }, site)
  const manifests = (winget?.files ?? []).map(({ path, text }) => {
    const [, type = '', version = ''] =
      /^# .*\/winget-manifest\.(\w+)\.([\d.]+)\.schema\.json\n/.exec(text) ?? []
    const schema = join(__dirname, `wingetSchemas/manifest.${type}.${version}.json`)
    const manifest = parse(text) as object
    if (!ajv.validate(JSON.parse(readFileSync(schema, 'utf8')) as object, manifest)) {
      throw new Error(`${path}: ${ajv.errorsText()}`)
    }

    expect(manifest).toMatchObject({ ManifestType: type, ManifestVersion: version })

    return [type, manifest]
  })

  return Object.fromEntries(manifests) as Record<string, object>
}

it('generates three winget manifests that match the schemas of winget', () => {
  const identity = { PackageIdentifier: 'Facewright.Facewright', PackageVersion: '3.10' }

  expect(wingetManifests(packages, { ...exampleRelease, version: '3.10' })).toMatchObject({
    version: { ...identity, DefaultLocale: 'en-US' },
    defaultLocale: {
      ...identity,
      PackageLocale: 'en-US',
      Publisher: 'Facewright Ltd',
      PackageName: 'Facewright',
      PackageUrl: 'https://a.test/',
      License: 'Proprietary',
      ShortDescription: packages.description,
    },
    installer: {
      ...identity,
      InstallerType: 'nullsoft',
      ReleaseDate: '2024-01-01',
      Installers: [
        {
          Architecture: 'x64',
          InstallerUrl: 'https://a.test/3.0.3/Facewright-3.0.3.exe',
          InstallerSha256: 'A'.repeat(64),
        },
      ],
    },
  })
})

it('does not wrap long lines in winget manifests, and omits an unknown date', () => {
  const description = 'Swaps faces live '.repeat(9).trim()
  const files = [{ ...exampleRelease, released: null }]
  const [winget] = manifestsOf({ files, packages: { ...packages, description } }, site)
  expect(winget?.files[1]?.text).toContain(`ShortDescription: ${description}\n`)
  expect(winget?.files[2]?.text).not.toContain('ReleaseDate')
})

it('generates the Homebrew cask', () => {
  const [, homebrew] = manifestsOf({ files: [exampleRelease, mac], packages }, site)

  expect(homebrew?.files).toEqual([
    {
      path: 'homebrew/facewright.rb',
      text: `cask "facewright" do
  version "1.6.0"
  sha256 "${'a'.repeat(64)}"

  url "https://a.test/Facewright-#{version}-arm64.dmg"
  name "Facewright"
  desc "Swaps \\#{faces} and \\#$photos, \\#@live \\"1\\" #1"
  homepage "https://a.test/"

  depends_on macos: ">= :ventura"
  depends_on arch: :arm64

  app "Facewright.app"
end
`,
    },
  ])
})

it.each([
  [
    'exe',
    { wingetSilentSwitch: '/S' },
    { InstallerSwitches: { Silent: '/S', SilentWithProgress: '/S' } },
  ],
  [
    'zip',
    { wingetNestedInstallerType: 'inno', wingetNestedInstallerFile: 'Setup.exe' },
    { NestedInstallerType: 'inno', NestedInstallerFiles: [{ RelativeFilePath: 'Setup.exe' }] },
  ],
])('an installer of type %s needs more facts', (wingetInstallerType, facts, fields) => {
  const incomplete = { ...packages, wingetInstallerType }
  const without = manifestsOf({ files: [exampleRelease], packages: incomplete }, site)[0]
  expect(without?.missing).toEqual(Object.keys(facts).map((name) => `packages.${name}`))
  const complete = { ...incomplete, ...facts }
  expect(wingetManifests(complete)).toMatchObject({ installer: fields })
})

it.each([
  [0, 'winget', ['publisher', 'licence', 'description', 'wingetId', 'wingetInstallerType']],
  [1, 'Homebrew', ['description', 'homebrewToken', 'macApplication']],
] as const)('generates manifests %i, those of %s, only with all of %j', (index, name, facts) => {
  for (const fact of facts) {
    const without = { ...packages, [fact]: null }
    const manifests = manifestsOf({ files: [exampleRelease, mac], packages: without }, site)[index]
    expect(manifests).toEqual({ name, files: [], missing: [`packages.${fact}`] })
  }
})

it('generates no manifest for the downloader', () => {
  const files = [{ ...exampleRelease, key: 'windowsDownloader' }]
  expect(manifestsOf({ files, packages }, site)).toEqual([
    { name: 'winget', files: [], missing: ['a file for Windows'] },
    { name: 'Homebrew', files: [], missing: ['a file for the Mac'] },
  ])
})

it('omits a macOS version without a Homebrew name', () => {
  const [, homebrew] = manifestsOf({ files: [mac], packages }, { ...site, macSystem: 'macOS 9' })
  expect(homebrew?.files[0]?.text).not.toContain('depends_on macos')
})
