import { enterMeasured, withMeasured } from './enterMeasured'
import { releaseFile } from './releaseFile.fixture'

const measured = {
  fileName: 'Facewright-3.1.0.exe',
  bytes: 7,
  sha256: 'b'.repeat(64),
  released: '2024-05-01',
  signatureEnding: '.asc',
}

it('brings an entry up to date and keeps the version before', () => {
  expect(withMeasured(releaseFile, measured)).toEqual({
    ...releaseFile,
    version: '3.1.0',
    fileName: 'Facewright-3.1.0.exe',
    bytes: 7,
    sha256: 'b'.repeat(64),
    signature: 'https://a.test/3.1.0/Facewright-3.1.0.exe.asc',
    released: '2024-05-01',
    channels: {
      preferred: 'https://a.test/3.1.0/Facewright-3.1.0.exe',
      http: null,
      mirror: 'https://b.test/Facewright-3.1.0.exe',
      highSpeed: null,
    },
    previous: [
      {
        version: '3.0.3',
        fileName: 'Facewright-3.0.3.exe',
        bytes: 5,
        sha256: 'a'.repeat(64),
        released: '2024-01-01',
        address: 'https://a.test/3.0.3/Facewright-3.0.3.exe',
      },
    ],
  })
})

it('keeps no version before when only the file is new', () => {
  const again = withMeasured(releaseFile, { ...measured, fileName: 'Facewright-3.0.3.exe' })
  expect(again).toMatchObject({ version: '3.0.3', bytes: 7, previous: [] })
})

it('keeps the version and the day that a file does not tell', () => {
  const file = { ...releaseFile, fileName: 'Facewright.exe' }
  const entered = withMeasured(file, {
    ...measured,
    fileName: 'Facewright.exe',
    released: undefined,
  })
  expect(entered).toMatchObject({ version: '3.0.3', released: '2024-01-01', previous: [] })
})

it('names no signature where there is none', () => {
  const old = { ...releaseFile, signature: 'https://a.test/3.0.3/Facewright-3.0.3.exe.asc' }
  const unsigned = withMeasured(old, { ...measured, signatureEnding: undefined })
  expect(unsigned.signature).toBeNull()
})

it('gives an earlier version no address that leads to the new file', () => {
  const channels = { ...releaseFile.channels, preferred: 'https://a.test/latest.exe' }
  const [before] = withMeasured({ ...releaseFile, channels }, measured).previous
  expect(before).toMatchObject({ version: '3.0.3', address: null })
})

it('names the files that no entry is about', () => {
  const { files, unknown } = enterMeasured(
    [releaseFile],
    [measured, { ...measured, fileName: 'Other-3.1.0.exe' }],
  )
  expect(files.map(({ version }) => version)).toEqual(['3.1.0'])
  expect(unknown).toEqual(['Other-3.1.0.exe'])
})
