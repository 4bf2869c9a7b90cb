import { builtFiles, readPage } from '../support/builtSite'
import { sitePages } from '../support/sitePages'
import { lowerStylesId, openingEndId } from '../../src/site/constants'
import { pageFile } from '../../src/lib/pageFiles'
import { notFoundPath } from '../../src/lib/paths'
import { localeCodes, locales } from '../../src/site/locales'

const pages = sitePages.map((page) => ({ ...page, $: readPage(page.path) }))

test('there are nine pages in twelve languages', () => {
  expect(pages).toHaveLength(9 * 12)
})

test('nothing else is a page', () => {
  const indexes = [...builtFiles].filter((file) => file.endsWith('index.html'))
  expect(indexes.sort()).toEqual(sitePages.map(({ path }) => pageFile(path)).sort())
})

test('English has no prefix', () => {
  expect([...builtFiles].filter((file) => /(^|\/)en(\/|$)/.test(file))).toEqual([])
})

describe.each(pages)('$name', ({ name, locale, $ }) => {
  test('says which page it is, in which language and direction', () => {
    const html = $('html')
    expect({
      page: html.attr('data-page'),
      lang: html.attr('lang'),
      dir: html.attr('dir'),
    }).toEqual({ page: name, lang: locale, dir: locales[locale].direction })
  })

  test('links the styles of its opening in the head, all others where that ends', () => {
    const sheets = $('link[rel=stylesheet]')
      .toArray()
      .map((link) => $(link).attr('href'))
    expect(sheets).toEqual([
      expect.stringMatching(/^\/opening\./),
      expect.stringMatching(/^\/lower\./),
    ])
    expect($('head > link[rel=stylesheet]').attr('href')).toBe(sheets[0])
    const atTheEnd = `#${openingEndId} + #${lowerStylesId} > link[rel=stylesheet]`
    expect($(atTheEnd).attr('href')).toBe(sheets[1])
  })

  test('has one heading, one title, one description', () => {
    for (const selector of ['h1', 'head title', 'meta[name=description]', 'meta[name=viewport]']) {
      expect([selector, $(selector).length]).toEqual([selector, 1])
    }
    expect($('h1').text().trim()).not.toBe('')
  })
})

describe.each(localeCodes)('the pages in %s', (locale) => {
  const own = pages.filter((page) => page.locale === locale)

  test('have a title each', () => {
    const titles = own.map(({ $ }) => $('head title').text().trim())
    expect(titles).not.toContain('')
    expect(new Set(titles).size).toBe(own.length)
  })

  test('have a description each', () => {
    const descriptions = own.map(({ $ }) => $('meta[name=description]').attr('content')?.trim())
    expect(descriptions).not.toContain('')
    expect(new Set(descriptions).size).toBe(own.length)
  })
})

test.each(localeCodes)('the not-found page in %s is there', (locale) => {
  const $ = readPage(notFoundPath(locale))
  expect([$('html').attr('lang'), $('h1').length]).toEqual([locale, 1])
})
