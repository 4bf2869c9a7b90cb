import { statSync } from 'node:fs'
import { pageFile } from '../../src/lib/pageFiles'
import { pathFor } from '../../src/lib/paths'
import { swapCaption } from '../../src/lib/sharedSwap'
import { localeCodes, locales } from '../../src/site/locales'
import { builtPath, readBuilt, readPage } from '../support/builtSite'
import { brand, messagesOf } from '../support/content'
import { difference, expectNoFaults, faultsOn, listDifferences } from '../support/faults'
import { builtOrigin } from '../support/links'
import { swapPages } from '../support/sitePages'

describe('pages for shared swaps', () => {
  const { swap } = messagesOf('en', 'common')

  test('show the swap, its title and its sentence, also in messengers', () => {
    expectNoFaults(
      faultsOn(swapPages, ({ path, head, face }) => {
        const $ = readPage(path)
        const metaOf = (name: string) =>
          $(`meta[name="${name}"], meta[property="${name}"]`).attr('content')
        const heading =
          head === face ? swap.names[head] : `${swap.names[head]} × ${swap.names[face]}`
        const start = `${swapCaption(swap, { head, face })}. `
        const description = metaOf('description')

        return [
          ...difference('title', `${heading} · ${brand}`, $('title').text()),
          ...difference('heading', heading, $('h1').text()),
          ...difference('picture', `/icons/swap-${head}-${face}.svg`, $('main img').attr('src')),
          ...difference('description', start, description?.slice(0, start.length)),
          ...difference('og:title', heading, metaOf('og:title')),
          ...difference('og:image:alt', heading, metaOf('og:image:alt')),
          ...difference('og:description', description, metaOf('og:description')),
        ]
      }),
    )
  })

  test('have a link to the home page in every language, which opens the swap', () => {
    expectNoFaults(
      faultsOn(swapPages, ({ path, head, face }) => {
        const $ = readPage(path)
        const links = $('main a')
          .toArray()
          .map((link) => `${$(link).attr('href')} ${$(link).attr('lang')} ${$(link).text()}`)
        const expected = localeCodes.map((locale) => {
          const query = `swap=${head}-${face}${locale === 'en' ? '&locale=en' : ''}`
          return `${pathFor('home', locale)}?${query}#try ${locale} ${locales[locale].name}`
        })

        return listDifferences('link', expected, links)
      }),
    )
  })

  test('are not indexed, and name themselves as the page to share', () => {
    expectNoFaults(
      faultsOn(swapPages, ({ path }) => {
        const $ = readPage(path)

        return [
          ...difference('robots', 'noindex', $('meta[name=robots]').attr('content')),
          ...difference('canonical URL', builtOrigin + path, $('link[rel=canonical]').attr('href')),
          ...difference('og:url', builtOrigin + path, $('meta[property="og:url"]').attr('content')),
        ]
      }),
    )
    expect(readBuilt('sitemap-0.xml')).not.toContain('/swap/')
  })

  test('have fewer than 5,000 bytes', () => {
    expectNoFaults(
      faultsOn(swapPages, ({ path }) => {
        const { size } = statSync(builtPath(pageFile(path)))
        return size < 5000 ? [] : [`has ${size} bytes`]
      }),
    )
  })
})
