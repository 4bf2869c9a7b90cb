import { formatBytes } from '../../src/lib/formats'
import { pathFor } from '../../src/lib/paths'
import { readPage } from '../support/builtSite'
import { messagesOf, plain, releaseFile, releaseFiles } from '../support/content'
import { expectNoFaults } from '../support/faults'
import { inEveryLanguage } from '../support/languages'
import { sitePages } from '../support/sitePages'

test('every file has its own version, size and hash on its card and at its buttons, and all its URLs', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const $ = readPage(pathFor('download', locale))
      const home = readPage(pathFor('home', locale))

      return releaseFiles().flatMap(({ key, platform, version, bytes, sha256, channels }) => {
        const buttons = home(`a[data-system][data-download="${key}"]`).toArray()
        // Windows has two files, and the second is in the card of the first.
        const card = $(`#files article[data-system="${platform}"]`)
        const text = plain(card.text())
        const facts = [version, bytes && formatBytes(bytes, locale), sha256]

        return [
          ...facts.filter((fact) => fact && !text.includes(plain(fact))),
          ...Object.values(channels).filter((url) => url && !card.has(`a[href="${url}"]`).length),
          ...buttons
            .map((button) => home(button).parent().text())
            .filter((beside) => version && !beside.includes(version))
            .map((beside) => `expected ${version} in "${beside}"`),
        ].map((fact) => `${key}: ${fact}`)
      })
    }),
  )
})

test('every page names its versions and their systems in the same order', () => {
  const versions = releaseFiles().flatMap(({ platform, version, previous }) =>
    [version, ...previous.map((old) => old.version)].map((one) => `${platform} ${one}`),
  )

  expectNoFaults(
    sitePages.flatMap(({ path }) => {
      const $ = readPage(path)
      const lines = $('footer p, main p')
        .toArray()
        // In Japanese, word joiners keep "Mac" together.
        .map((line) => $(line).text().replaceAll('\u2060', ''))
      const pairs = lines.flatMap((line) => {
        const shown = line.match(/\d+\.\d+\.\d+/g) ?? []
        const systems = line.match(/Windows(?! \d)|Mac(?!OS)/g) ?? []

        return shown.length === systems.length
          ? shown.map((version, index) => ({ line, pair: `${systems[index]} ${version}` }))
          : []
      })
      const wrong = pairs.filter(({ pair }) => !versions.includes(pair.toLowerCase()))

      return [
        ...(pairs.length < 2 ? [`${path} names no version with its system`] : []),
        ...wrong.map(({ line, pair }) => `${path}: "${line}" says ${pair}`),
      ]
    }),
  )
})

test('links to a file name this file, and every way to download is under its own heading', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const $ = readPage(pathFor('download', locale))
      const { channels: ways } = messagesOf(locale, 'downloads')
      const wrongKeys = $('a[data-download]')
        .toArray()
        .filter(({ attribs: { href = '', 'data-download': key = '' } }) => {
          const { channels, previous } = releaseFile(key)
          return (
            !Object.values(channels).includes(href) && !previous.some((old) => old.url === href)
          )
        })
      const wrongWays = Object.entries(ways).flatMap(([way, { name }]) =>
        $('#files dt')
          .filter((_, term) => $(term).text() === name)
          .nextAll()
          .find('a')
          .toArray()
          .filter(
            ({ attribs: { href = '', 'data-download': key = '' } }) =>
              releaseFile(key).channels[way as 'mirror'] !== href,
          ),
      )

      return [...wrongKeys, ...wrongWays].map((link) => $.html(link))
    }),
  )
})

test('every cell of the requirements has the value for its system, component and column', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const { caption, columns, parts, ...systems } = messagesOf(locale, 'requirements')
      const $ = readPage(pathFor('download', locale))

      return (['windows', 'mac'] as const).flatMap((system) => {
        const table = $('table').filter(
          (_, one) => $(one).find('caption').text() === caption[system],
        )
        const heads = table
          .find('thead th')
          .map((_, head) => $(head).text())
          .get()

        return (['minimum', 'recommended'] as const).flatMap((level) =>
          Object.entries<string>(systems[system][level])
            .filter(([part, value]) => {
              const row = table
                .find('tbody tr')
                .filter((_, one) => $(one).find('th').text() === parts[part as keyof typeof parts])
              // A cell of several columns is in the last of them, too.
              const cells = row
                .children()
                .toArray()
                .flatMap((cell) => Array<typeof cell>(Number(cell.attribs.colspan ?? 1)).fill(cell))

              return plain($(cells[heads.indexOf(columns[level])]).text()) !== plain(value)
            })
            .map(([part]) => `${system}, ${level}: ${part}`),
        )
      })
    }),
  )
})
