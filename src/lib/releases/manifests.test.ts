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
