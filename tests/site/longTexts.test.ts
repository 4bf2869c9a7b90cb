import { load } from 'cheerio'
import { proseHtml, proseTree } from '../../src/content/prose'
import { pathFor } from '../../src/lib/paths'
import { fillPlaceholders } from '../../src/lib/text'
import type { Route } from '../../src/site/routes'
import { readPage, hrefsOf } from '../support/builtSite'
import { formatterOf, messagesOf, readContent } from '../support/content'
import { difference, expectNoFaults } from '../support/faults'
import { inEveryLanguage } from '../support/languages'
import { plain, type Prose } from '../support/linkLabels'

test('pages show FAQ questions in the order of content/site/faq.yaml', () => {
  const faq = readContent<Readonly<Record<string, readonly string[]>>>('site/faq.yaml')

  expectNoFaults(
    inEveryLanguage((locale) => {
      const { entries = [] } = readContent<Prose>(`prose/${locale}/faq.yaml`)
      const { text } = formatterOf(locale)
      const questions = new Map(entries.map(({ key, question }) => [key, text(question)]))

      return Object.entries(faq).flatMap(([route, keys]) => {
        const $ = readPage(pathFor(route as Route, locale))
        const shown = $('main details[id]').map((_, { attribs: { id = '' } }) =>
          keys.includes(id) ? `${id} ${$(`#${id} summary`).text()}` : null,
        )
        const wanted = keys.map((key) => `${key} ${questions.get(key)}`)

        return plain(shown.get().join()) === plain(wanted.join())
          ? []
          : `${route}: ${shown.get().join()}`
      })
    }),
  )
})

test('the sections of legal texts have their own numbered headings, and the contents lead to them', () => {
  expectNoFaults(
    inEveryLanguage((locale) =>
      (['privacy', 'refund', 'service'] as const).flatMap((route) => {
        const $ = readPage(pathFor(route, locale))
        const { sections = [] } = readContent<Prose>(`prose/${locale}/${route}.yaml`)
        const { section: numbered } = messagesOf(locale, 'legal')
        const { text } = formatterOf(locale)
        const shown = $('main section h2')
          .toArray()
          .map((heading) => $(heading).text())
        const links = hrefsOf(pathFor(route, locale), 'main nav a, main ol a').filter((href) =>
          href?.startsWith('#'),
        )

        return sections.flatMap(({ key, heading }, index) => {
          const number = String(index + 1)
          const wanted = fillPlaceholders(numbered, { number, heading: text(heading) })
          const isRight = plain($(`#${key} h2`).text()) === plain(wanted)

          return [
            ...(isRight ? [] : [`${route}#${key}: expected "${wanted}", found "${shown[index]}"`]),
            ...(links[index] === `#${key}`
              ? []
              : [`${route}: link ${number} of the contents leads to ${links[index]}, not #${key}`]),
          ]
        })
      }),
    ),
  )
})

test('legal texts have the words of their content files, in the same order', () => {
  const textOf = (html: string) => plain(load(html, null, false).text())

  expectNoFaults(
    inEveryLanguage((locale) => {
      const { text } = formatterOf(locale)
      const written = (markdown: string) => textOf(proseHtml(proseTree(text(markdown)), String))

      return (['privacy', 'refund', 'service'] as const).flatMap((route) => {
        const { introduction = '', sections = [] } = readContent<Prose>(
          `prose/${locale}/${route}.yaml`,
        )
        const main = load(readPage(pathFor(route, locale))('main').html() ?? '')

        main('h2, a[target=_blank] span').remove()

        return [
          ...difference(
            `${route}, introduction`,
            written(introduction),
            plain(main(`#${sections[0]?.key}`).prev().text()),
          ),
          ...sections.flatMap(({ key, body }) =>
            difference(`${route}#${key}`, written(body), plain(main(`#${key}`).text())),
          ),
        ]
      })
    }),
  )
})
