import { pathFor } from '../../src/lib/paths'
import type { Locale } from '../../src/site/locales'
import { readPage } from '../support/builtSite'
import { messagesOf, readContent, releaseFiles } from '../support/content'

const files = releaseFiles()
const { packages } = readContent<Pick<Queries.Releases, 'packages'>>('site/releases.json')
const contact = readContent<Readonly<Record<string, string | null>>>('site/contact.yaml')
const business = readContent<Readonly<Record<string, string | null>>>('site/business.yaml')
const versions = files.flatMap((file) => [file, ...file.previous])
const isKnown = (fact: 'sha256' | 'signature' | 'notes') => files.some((file) => file[fact])

// The content files may contain none of these facts; the edited copy in editing.test.ts contains all of them.
test.each<Locale>(['en', 'ar', 'ja'])(
  'in %s, pages show each fact about a release only if the fact is known',
  (locale) => {
    const { dialog, prompt } = messagesOf(locale, 'downloads')
    const { footer } = messagesOf(locale, 'common')
    const download = readPage(pathFor('download', locale))
    const about = readPage(pathFor('about', locale))
    const terms = download('main dt').text()
    const commands = download('main code').text()
    const parts: Readonly<Record<string, readonly [known: boolean, shown: boolean]>> = {
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
      status: [Boolean(contact.status), about('footer').text().includes(footer.status)],
      accessibility: [
        Boolean(contact.accessibility),
        about('#accessibility a')
          .attr('href')
          ?.includes(contact.accessibility ?? 'none') ?? false,
      ],
      marking: [
        Boolean(business.resultMarking),
        about('#fairUse')
          .text()
          .includes(business.resultMarking ?? 'none'),
      ],
    }

    for (const [part, [known, shown]] of Object.entries(parts))
      expect([part, shown]).toEqual([part, known])
    const noted = versions.filter(({ notes }) => notes).map(({ version }) => version)
    const shown = download('#new [id]')
      .toArray()
      .flatMap(({ attribs }) => attribs.id ?? [])

    expect(shown.filter((id) => noted.includes(id))).toHaveLength(noted.length)
    // The release notes for earlier versions are collapsed.
    const current = files.filter(({ notes }) => notes)

    expect(download('#new details')).toHaveLength(noted.length - current.length)
  },
)
