import { parse } from 'yaml'
import { manifestsOf } from './manifests'
import { releaseFile } from './releaseFile.fixture'

const site = { name: 'Facewright', homepage: 'https://a.test/', macSystem: 'macOS 13' }
const packages = {
  publisher: 'Facewright Ltd',
  licence: 'Proprietary',
  description: 'Swaps faces "live"',
  wingetId: 'Facewright.Facewright',
  wingetInstallerType: 'nullsoft',
  homebrewToken: 'facewright',
  macApplication: 'Facewright.app',
}
const mac = {
  ...releaseFile,
  key: 'macImage',
  platform: 'mac',
  version: '1.6.0',
  channels: { ...releaseFile.channels, preferred: 'https://a.test/Facewright-1.6.0-arm64.dmg' },
}

it('writes the three files of winget', () => {
  const [winget] = manifestsOf({ files: [releaseFile, mac], packages }, site)
  const folder = 'winget/f/Facewright/Facewright/3.0.3/Facewright.Facewright'
  expect(winget?.files.map(({ path }) => path)).toEqual([
    `${folder}.yaml`,
    `${folder}.locale.en-US.yaml`,
    `${folder}.installer.yaml`,
  ])
  expect(parse(winget?.files[2]?.text ?? '')).toEqual({
    PackageIdentifier: 'Facewright.Facewright',
    PackageVersion: '3.0.3',
    InstallerType: 'nullsoft',
    ReleaseDate: '2024-01-01',
    Installers: [
      {
        Architecture: 'x64',
        InstallerUrl: 'https://a.test/3.0.3/Facewright-3.0.3.exe',
        InstallerSha256: 'A'.repeat(64),
      },
    ],
    ManifestType: 'installer',
    ManifestVersion: '1.6.0',
  })
})

it.each([
  [0, { DefaultLocale: 'en-US', ManifestType: 'version' }],
  [
    1,
    {
      PackageLocale: 'en-US',
      Publisher: 'Facewright Ltd',
      PackageName: 'Facewright',
      PackageUrl: 'https://a.test/',
      License: 'Proprietary',
      ShortDescription: 'Swaps faces "live"',
      ManifestType: 'defaultLocale',
    },
  ],
])('says in file %i of winget what belongs there', (index, fields) => {
  const [winget] = manifestsOf({ files: [releaseFile, mac], packages }, site)
  const usual = {
    PackageIdentifier: 'Facewright.Facewright',
    PackageVersion: '3.0.3',
    ManifestVersion: '1.6.0',
  }
  expect(winget?.name).toBe('winget')
  const text = winget?.files[index]?.text ?? ''
  expect(parse(text)).toEqual({ ...usual, ...fields })
  expect(text).toContain(`/winget-manifest.${fields.ManifestType}.1.6.0.schema.json\n`)
})

it('leaves long lines of winget whole, and a day that is not known out', () => {
  const description = 'Swaps faces live '.repeat(9).trim()
  const files = [{ ...releaseFile, released: null }]
  const [winget] = manifestsOf({ files, packages: { ...packages, description } }, site)
  expect(winget?.files[1]?.text).toContain(`ShortDescription: ${description}\n`)
  expect(winget?.files[2]?.text).not.toContain('ReleaseDate')
})

it('writes the cask of Homebrew', () => {
  const [, homebrew] = manifestsOf({ files: [releaseFile, mac], packages }, site)
  expect(homebrew?.files).toEqual([
    {
      path: 'homebrew/facewright.rb',
      text: `cask "facewright" do
  version "1.6.0"
  sha256 "${'a'.repeat(64)}"

  url "https://a.test/Facewright-#{version}-arm64.dmg"
  name "Facewright"
  desc "Swaps faces \\"live\\""
  homepage "https://a.test/"

  depends_on macos: ">= :ventura"
  depends_on arch: :arm64

  app "Facewright.app"
end
`,
    },
  ])
})

it('writes nothing without the facts, and names them', () => {
  const files = [{ ...releaseFile, version: null, sha256: null }]
  const [winget, homebrew] = manifestsOf({ files, packages: { ...packages, licence: null } }, site)
  expect(winget).toMatchObject({
    files: [],
    missing: ['files.windowsSetup.version', 'files.windowsSetup.sha256', 'packages.licence'],
  })
  expect(homebrew).toMatchObject({ files: [], missing: ['a file for the Mac'] })
})

const lacking = (file: typeof mac | typeof releaseFile, name: string) =>
  name === 'preferred'
    ? { ...file, channels: { ...file.channels, preferred: null } }
    : { ...file, [name]: null }

it.each([
  [0, releaseFile, 'files.windowsSetup.version'],
  [0, releaseFile, 'files.windowsSetup.sha256'],
  [0, releaseFile, 'files.windowsSetup.channels.preferred'],
  [1, mac, 'files.macImage.version'],
  [1, mac, 'files.macImage.sha256'],
  [1, mac, 'files.macImage.channels.preferred'],
])('of manifests %i are none without a fact of the file', (index, file, name) => {
  const files = [lacking(file, name.split('.').at(-1) ?? '')]
  const manifests = manifestsOf({ files, packages }, site)[index]
  expect(manifests).toMatchObject({ files: [], missing: [name] })
})

it.each([
  [0, 'winget', ['publisher', 'licence', 'description', 'wingetId', 'wingetInstallerType']],
  [1, 'Homebrew', ['description', 'homebrewToken', 'macApplication']],
] as const)('of manifests %i, those of %s, are none without each of %j', (index, name, facts) => {
  for (const fact of facts) {
    const without = { ...packages, [fact]: null }
    const manifests = manifestsOf({ files: [releaseFile, mac], packages: without }, site)[index]
    expect(manifests).toEqual({ name, files: [], missing: [`packages.${fact}`] })
  }
})

it('makes nothing of a file that only fetches the installer, nor without any', () => {
  const files = [{ ...releaseFile, key: 'windowsDownloader' }]
  expect(manifestsOf({ files, packages }, site)).toEqual([
    { name: 'winget', files: [], missing: ['a file for Windows'] },
    { name: 'Homebrew', files: [], missing: ['a file for the Mac'] },
  ])
})

it('keeps Ruby from filling in words, and names no system that Homebrew has no name for', () => {
  const facts = { files: [mac], packages: { ...packages, description: 'A #{b}' } }
  const [, homebrew] = manifestsOf(facts, { ...site, macSystem: 'macOS 9' })
  const lines = homebrew?.files[0]?.text.split('\n')
  expect(lines).toContain(String.raw`  desc "A \#{b}"`)
  expect(lines?.filter((line) => line.includes('depends_on'))).toEqual([
    '  depends_on arch: :arm64',
  ])
})
