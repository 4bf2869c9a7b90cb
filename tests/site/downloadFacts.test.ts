import type { CheerioAPI } from 'cheerio'
import { formatBytes } from '../../src/lib/measures'
import { pathFor } from '../../src/lib/paths'
import { readPage } from '../support/builtSite'
import {
  forPrograms,
  messagesOf,
  withoutSpaces,
  releaseFile,
  releaseFiles,
} from '../support/content'
import { difference, expectNoFaults } from '../support/faults'
import { inEveryLanguage } from '../support/languages'
import type { ListedRelease } from '../support/siteFiles'
import { sitePages } from '../support/sitePages'

/** Returns the card of a file on the download page. Windows has two files, and the second is in the card of the first. */
const cardOf = ($: CheerioAPI, { platform }: ListedRelease) =>
  $(`#files article[data-system="${platform}"]`)

test('the card of every file has its version, size and hash', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const $ = readPage(pathFor('download', locale))

      return releaseFiles().flatMap((file) => {
        const text = withoutSpaces(cardOf($, file).text())
        const facts = [file.version, file.bytes && formatBytes(file.bytes, locale), file.sha256]

        return facts
          .filter((fact) => fact && !text.includes(withoutSpaces(fact)))
          .map((fact) => `${file.key}: ${fact}`)
      })
    }),
  )
})

test('the card of every file links to all its URLs', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const $ = readPage(pathFor('download', locale))

      return releaseFiles().flatMap((file) =>
        Object.values(file.channels)
          .filter((url) => url && cardOf($, file).find(`a[href="${url}"]`).length === 0)
          .map((url) => `${file.key}: ${url}`),
      )
    }),
  )
})

test('every download button on the home page has the version of its file', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const $ = readPage(pathFor('home', locale))

      return releaseFiles().flatMap(({ key, version }) =>
        $(`a[data-system][data-download="${key}"]`)
          .toArray()
          .map((button) => $(button).parent().text())
          .filter((text) => version && !text.includes(version))
          .map((text) => `${key}: expected ${version} in "${text}"`),
      )
    }),
  )
})

/** Returns the versions that a line names with their systems, such as `Mac 1.6.0`, if it names one for each. */
function namedVersions(line: string): string[] {
  const versions = line.match(/\d+\.\d+\.\d+/g) ?? []
  const systems = line.match(/Windows(?! \d)|Mac(?!OS)/g) ?? []
  if (versions.length !== systems.length) return []

  return versions.map((version, index) => `${systems[index]} ${version}`)
}

test('every page names its versions and their systems in the same order', () => {
  const known = releaseFiles().flatMap(({ platform, version, previous }) =>
    [version, ...previous.map((old) => old.version)].map((one) => `${platform} ${one}`),
  )

  expectNoFaults(
    sitePages.flatMap(({ path }) => {
      const $ = readPage(path)
      const named = $('footer p, main p')
        .toArray()
        .flatMap((line) => namedVersions(forPrograms($(line).text())))
      const wrong = named.filter((version) => !known.includes(version.toLowerCase()))

      return [
        ...(named.length < 2 ? [`${path} names no version with its system`] : []),
        ...wrong.map((version) => `${path} names ${version}`),
      ]
    }),
  )
})

test('links to a file name this file', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const $ = readPage(pathFor('download', locale))

      return $('a[data-download]')
        .toArray()
        .filter(({ attribs: { href, 'data-download': key = '' } }) => {
          const { channels, previous } = releaseFile(key)
          const urls = [...Object.values(channels), ...previous.map(({ url }) => url)]

          return !urls.some((url) => url === href)
        })
        .map((link) => $.html(link))
    }),
  )
})

test('every way to download is under its own heading', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const $ = readPage(pathFor('download', locale))
      const { channels: ways } = messagesOf(locale, 'downloads')

      return Object.entries(ways).flatMap(([way, { name }]) =>
        $('#files dt')
          .filter((_, term) => $(term).text() === name)
          .nextAll()
          .find('a')
          .toArray()
          .filter(
            ({ attribs: { href, 'data-download': key = '' } }) =>
              releaseFile(key).channels[way as 'mirror'] !== href,
          )
          .map((link) => $.html(link)),
      )
    }),
  )
})

/** Returns the text of a cell by the headings of its table, its row and its column; empty if there is none. */
function cellText($: CheerioAPI, caption: string, row: string, column: string): string {
  const table = $('table').filter((_, one) => $(one).find('caption').text() === caption)
  const heads = table.find('thead th').toArray()
  const index = heads.findIndex((head) => $(head).text() === column)
  const cells = table
    .find('tbody tr')
    .filter((_, one) => $(one).find('th').text() === row)
    .children()
    .toArray()
    // A cell of several columns is in the last of them, too.
    .flatMap((cell) => Array<typeof cell>(Number(cell.attribs.colspan ?? 1)).fill(cell))

  return $(cells[index]).text()
}

test('every cell of the requirements has the value for its system, component and column', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const { caption, columns, parts, ...systems } = messagesOf(locale, 'requirements')
      const $ = readPage(pathFor('download', locale))

      return (['windows', 'mac'] as const).flatMap((system) =>
        (['minimum', 'recommended'] as const).flatMap((level) =>
          Object.entries<string>(systems[system][level]).flatMap(([part, value]) => {
            const row = parts[part as keyof typeof parts]
            const shown = cellText($, caption[system], row, columns[level])

            return difference(
              `${system}, ${level}, ${part}`,
              withoutSpaces(value),
              withoutSpaces(shown),
            )
          }),
        ),
      )
    }),
  )
})
