import { pathFor } from '../../src/lib/paths'
import type { Locale } from '../../src/site/locales'
import { readPage } from '../support/builtSite'
import { contact, messagesOf, readSiteFile, releaseFile, releaseFiles } from '../support/content'

const files = releaseFiles()
const { packages } = readSiteFile('releases')
const { resultMarking } = readSiteFile('business')
const versions = files.flatMap((file) => [file, ...file.previous])
const isKnown = (fact: 'sha256' | 'signature' | 'notes') => files.some((file) => file[fact])

/** Whether each fact is known, and whether the pages in a language show it. */
function factsOn(
  locale: Locale,
): Readonly<Record<string, readonly [known: boolean, shown: boolean]>> {
  const { dialog, prompt } = messagesOf(locale, 'downloads')
  const { footer } = messagesOf(locale, 'common')
  const download = readPage(pathFor('download', locale))
  const about = readPage(pathFor('about', locale))
  const terms = download('main dt').text()
  const commands = download('main code').text()
  const { accessibility, status } = contact
  const reportLink = about('#accessibility a').attr('href') ?? ''

  return {
    hash: [isKnown('sha256'), /[0-9a-f]{64}/.test(commands)],
    scan: [isKnown('sha256'), terms.includes(dialog.scan)],
    'check of a file': [isKnown('sha256'), download('#check input').length > 0],
    signature: [isKnown('signature'), /gpg --verify|minisign -V/.test(commands)],
    publisher: [
      Boolean(packages.publisher ?? packages.appleDeveloper),
      terms.includes(dialog.publisher),
    ],
    'publisher in the Windows prompt': [
      Boolean(packages.publisher),
      download(`[role=img][aria-label="${prompt.windows.alt}"]`).length > 0,
    ],
    winget: [Boolean(packages.wingetId), commands.includes('winget install')],
    Homebrew: [Boolean(packages.homebrewToken), commands.includes('brew install --cask')],
    notes: [isKnown('notes'), download('#new').length > 0],
    status: [Boolean(status), about('footer').text().includes(footer.status)],
    accessibility: [Boolean(accessibility), reportLink.includes(accessibility ?? 'none')],
    marking: [
      Boolean(resultMarking),
      about('#fairUse')
        .text()
        .includes(resultMarking ?? 'none'),
    ],
  }
}

// The content files may contain none of these facts; the edited copy in editing.test.ts contains all of them.
describe.each<Locale>(['en', 'ar', 'ja'])('in %s', (locale) => {
  test('pages show each fact about a release only if the fact is known', () => {
    for (const [fact, [known, shown]] of Object.entries(factsOn(locale)))
      expect([fact, shown]).toEqual([fact, known])
  })

  test.each(['windowsDownloader', 'macImage'])(
    'the card of %s names what is not published yet in one row',
    (key) => {
      const { dialog } = messagesOf(locale, 'downloads')
      const { facts } = messagesOf(locale, 'ledger')
      const { bytes, released, sha256 } = releaseFile(key)
      const full = key === 'windowsDownloader' ? releaseFile('windowsSetup') : undefined
      const download = readPage(pathFor('download', locale))
      const terms = download(`#${key} > dl dt`)
      const missing = terms.filter((index) => terms.eq(index).text() === dialog.notPublished)
      const named = missing.nextAll('dd').toArray()

      const labels = [
        bytes ? [] : full ? facts.downloaderSize : dialog.size,
        full?.bytes === null ? facts.fullSize : [],
        released ? [] : dialog.released,
        sha256 ? [] : dialog.hash,
      ].flat()

      expect(missing).toHaveLength(labels.length > 0 ? 1 : 0)
      expect(named.map((fact) => download(fact).text())).toEqual(labels)
    },
  )

  test('the notes of each release are shown, collapsed for earlier versions', () => {
    const download = readPage(pathFor('download', locale))
    const noted = versions.filter(({ notes }) => notes).map(({ version }) => version)
    const current = files.filter(({ notes }) => notes)
    const ids = download('#new [id]')
      .toArray()
      .flatMap(({ attribs }) => attribs.id ?? [])

    expect(ids.filter((id) => noted.includes(id))).toHaveLength(noted.length)
    expect(download('#new details')).toHaveLength(noted.length - current.length)
  })
})
