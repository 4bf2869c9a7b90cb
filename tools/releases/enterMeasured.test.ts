import { enterMeasured, withDate, withMeasured } from './enterMeasured'
import { exampleRelease } from './exampleRelease.fixture'

const measured = {
  fileName: 'Facewright-3.1.0.exe',
  bytes: 7,
  sha256: 'b'.repeat(64),
  released: '2024-05-01',
  signatureEnding: '.asc',
}

it('updates an entry and moves the old version to `previous`', () => {
  const notes = { en: 'New.' }

  expect(withMeasured({ ...exampleRelease, notes }, measured)).toEqual({
    ...exampleRelease,
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
        notes,
        url: 'https://a.test/3.0.3/Facewright-3.0.3.exe',
      },
    ],
  })
})

it('adds no previous version if only the file has changed, but not the version', () => {
  const again = withMeasured(exampleRelease, { ...measured, fileName: 'Facewright-3.0.3.exe' })
  expect(again).toMatchObject({ version: '3.0.3', bytes: 7, previous: [] })
})

it.each([
  ['2024-06-30', '2024-06-30'],
  [undefined, '2024-05-01'],
])('with the option --date %s, records the date %s', (date, released) => {
  expect(withDate([measured], date)).toMatchObject([{ released }])
})

it('keeps the recorded version and date if the measured file has none', () => {
  const file = { ...exampleRelease, fileName: 'Facewright.exe' }
  const entered = withMeasured(file, {
    ...measured,
    fileName: 'Facewright.exe',
    released: undefined,
  })
  expect(entered).toMatchObject({ version: '3.0.3', released: '2024-01-01', previous: [] })
})

it('removes the signature if the measured file has none', () => {
  const old = { ...exampleRelease, signature: 'https://a.test/3.0.3/Facewright-3.0.3.exe.asc' }
  const unsigned = withMeasured(old, { ...measured, signatureEnding: undefined })
  expect(unsigned.signature).toBeNull()
})

it('removes the URL of a previous version if the URL leads to the new file', () => {
  const channels = { ...exampleRelease.channels, preferred: 'https://a.test/latest.exe' }
  const [before] = withMeasured({ ...exampleRelease, channels }, measured).previous
  expect(before).toMatchObject({ version: '3.0.3', url: null })
})

it('updates only the entry that matches a file, and lists files without an entry', () => {
  const other = { ...exampleRelease, key: 'other', fileName: 'Other-1.0.0.exe', version: '1.0.0' }
  const unlisted = { ...measured, fileName: 'New-3.1.0.exe' }
  const { files, unknown } = enterMeasured([exampleRelease, other], [measured, unlisted])
  expect(files.map(({ version }) => version)).toEqual(['3.1.0', '1.0.0'])
  expect(unknown).toEqual(['New-3.1.0.exe'])
})

it('does not duplicate a previous version if an old file is measured again', () => {
  const { previous } = withMeasured(exampleRelease, measured)
  const earlier = [...previous, { ...previous[0], version: '3.1.0' }] as typeof previous
  const again = withMeasured({ ...exampleRelease, version: '3.0.9', previous: earlier }, measured)
  expect(again.previous.map(({ version }) => version)).toEqual(['3.0.9', '3.0.3'])
})

it('adds no previous version if the version was unknown, and keeps the URL', () => {
  const preferred = 'https://a.test/null/Facewright.exe'
  const channels = { ...exampleRelease.channels, preferred }
  const file = { ...exampleRelease, version: null, fileName: 'Facewright.exe', channels }
  const entered = withMeasured(file, { ...measured, signatureEnding: undefined })

  expect(entered).toMatchObject({
    version: '3.1.0',
    previous: [],
    channels: { preferred: 'https://a.test/null/Facewright-3.1.0.exe' },
  })
})

it('sets no URL and no signature if the entry has no URL', () => {
  const channels = { ...exampleRelease.channels, preferred: null }
  const entered = withMeasured({ ...exampleRelease, channels }, measured)
  expect(entered.signature).toBeNull()
  expect(entered.previous[0]?.url).toBeNull()
})
