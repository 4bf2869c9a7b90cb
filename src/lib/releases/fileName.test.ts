import { isInstaller, shapeOf, versionIn } from './fileName'

it.each([
  ['Facewright-Downloader-3.0.3.exe', '3.0.3', 'facewright-downloader.exe'],
  ['Facewright-1.6.0-arm64.dmg', '1.6.0', 'facewright-arm64.dmg'],
  ['Facewright_v2.10.0-beta.2.msi', '2.10.0-beta.2', 'facewright.msi'],
  ['Facewright-2.0.0-rc1-arm64.dmg', '2.0.0-rc1', 'facewright-arm64.dmg'],
  ['Facewright_Setup_3.0.3_x64.exe', '3.0.3', 'facewright-setup-x64.exe'],
  ['Facewright-Setup.exe', undefined, 'facewright-setup.exe'],
])('reads %s', (name, version, shape) => {
  expect([versionIn(name), shapeOf(name)]).toEqual([version, shape])
})

it.each([
  ['a.exe', true],
  ['a.exe.asc', false],
  ['.exe', false],
  ['../a.exe', false],
  ['notes.txt', false],
])('says whether %s is an installer', (name, expected) => {
  expect(isInstaller(name)).toBe(expected)
})
