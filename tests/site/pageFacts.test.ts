import { formatMoney } from '../../src/content/datesAndMoney'
import { pathFor } from '../../src/lib/paths'
import { readPage } from '../support/builtSite'
import { messagesOf, withoutSpaces, readSiteFile } from '../support/content'
import { difference, expectNoFaults } from '../support/faults'
import { inEveryLanguage } from '../support/languages'

test('the price page shows every published price', () => {
  const { plans } = readSiteFile('plans')

  expectNoFaults(
    inEveryLanguage((locale) => {
      const text = withoutSpaces(readPage(pathFor('price', locale))('main').text())
      const { period } = messagesOf(locale, 'price')
      const periods: Readonly<Record<string, string>> = { once: '', ...period }
      return plans.flatMap(({ key, price }) => {
        const expected = price && formatMoney(price, locale) + String(periods[price.period])
        return expected === null || text.includes(withoutSpaces(expected)) ? [] : key
      })
    }),
  )
})

test('the steps of the tutorial are numbered one after another', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const { install, registration, swap } = messagesOf(locale, 'tutorial')
      const [first = 0, second = 0, third = 0] = [install, registration, swap].map(
        ({ steps }) => Object.keys(steps).length,
      )
      // The first steps are there twice: for Windows and for Macs.
      const steps = [
        [1, first],
        [1, first],
        [first + 1, second],
        [first + second + 1, third],
      ].join()
      const tutorial = readPage(pathFor('tutorial', locale))
      const lists = tutorial('main ol[start]')
        .toArray()
        .map((list) => [list.attribs.start, tutorial(list).children('li').length])
        .join()

      return lists === steps ? [] : [`the lists start and have: ${lists}, expected ${steps}`]
    }),
  )
})

// The specification says which mode is quick, which is good, and which needs the most resources.
test('the home page gives each mode its levels of quality, speed and resources', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const { fast, pro, expert, levels } = messagesOf(locale, 'modes')
      const $ = readPage(pathFor('home', locale))
      const { one, two, three } = levels

      return [
        [fast.name, one, three, one],
        [pro.name, two, two, two],
        [expert.name, three, one, three],
      ].flatMap(([name, ...wanted]) => {
        const step = $('#uses article').filter(
          (_, article) => $(article).find('h3, h4').text() === name,
        )
        const shown = step.find('p > .visuallyHidden').text()
        const expected = wanted.map((level) => `: ${level}`).join('')

        return difference(`levels of ${name}`, expected, shown)
      })
    }),
  )
})

test('the about page shows the company only if brand.yaml contains it', () => {
  const { company } = readSiteFile('brand')
  expectNoFaults(
    inEveryLanguage((locale) => {
      const shown = readPage(pathFor('about', locale))('main address').text()
      return shown === (company ?? '') ? [] : [shown]
    }),
  )
})
