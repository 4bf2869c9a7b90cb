import { expect } from '@playwright/test'
import { pageName, pathFor } from '../../src/lib/paths'
import { fillPlaceholders } from '../../src/lib/text'
import { routes } from '../../src/site/routes'
import { messagesOf, readSiteFile, releaseFile } from '../support/content'
import { journey } from './journey'

const { navigation } = messagesOf('en', 'common')
const { dialog: texts } = messagesOf('en', 'downloads')
const { failure } = messagesOf('en', 'common')
const { notFound } = messagesOf('en', 'errors')
const { tutorial: questions = [] } = readSiteFile('faq')

const macLink = { selector: 'main a[data-download=macImage]' }
const dialog = 'dialog[open][aria-labelledby]'
const languages = 'header details:has([hreflang])'

journey('a visitor can find the download', async ({ visitor }) => {
  await visitor.open(routes.home.path)
  await visitor.clicks({ selector: 'header a', text: navigation.download })
  await visitor.arrives(routes.download.path)

  // The URL changes before the page does, and the selector of the next link also matches on the home page.
  await visitor.sees({ selector: `html[data-page="${pageName('download', 'en')}"]` })
  await visitor.staysOnDownloads()

  await visitor.clicks(macLink)
  await visitor.sees({ selector: dialog, text: texts.title })
  await visitor.sees({ selector: dialog, text: releaseFile('macImage').fileName })

  await visitor.clicks({ selector: `${dialog} [aria-label="${texts.close}"]` })
  await visitor.misses({ selector: dialog, text: texts.title })
  await visitor.leavesFragment()
})

journey('a visitor can start a download and close the dialog by keyboard', async ({ visitor }) => {
  await visitor.open(routes.download.path)
  await visitor.staysOnDownloads()
  await visitor.focuses(macLink)
  await visitor.presses('Enter')
  await visitor.sees({ selector: `${dialog} :focus` })

  await visitor.presses('Escape')
  await visitor.sees({ selector: `${macLink.selector}:focus` })
  await visitor.leavesFragment()
})

journey('a visitor can change the language', async ({ visitor }) => {
  await visitor.open(routes.price.path)
  await visitor.clicks({ selector: `${languages} summary` })
  await visitor.clicks({ selector: `${languages} [hreflang=ar]` })
  await visitor.arrives(pathFor('price', 'ar'))
  await visitor.sees({ selector: 'html[lang=ar][dir=rtl] h1' })

  // The site stores the chosen language, so `/` redirects to the Arabic home page.
  await visitor.open('/')
  await visitor.arrives(pathFor('home', 'ar'))

  await visitor.clicks({ selector: `${languages} summary` })
  await visitor.presses('Escape')
  await visitor.misses({ selector: `${languages} [hreflang=en]` })

  await visitor.clicks({ selector: `${languages} summary` })
  await visitor.clicks({ selector: `${languages} [hreflang=en]` })
  await visitor.arrives(routes.home.path)
})

journey('a page opened from the end of another starts at its top', async ({ visitor }) => {
  await visitor.open(routes.tutorial.path)
  // The contents scroll smoothly.
  await visitor.clicks({ selector: 'main a[href^="#"]' })
  await visitor.recordsScrolling()
  await visitor.clicks({ selector: `footer a[href="${routes.about.path}"]` })
  await visitor.sees({ selector: `html[data-page="${pageName('about', 'en')}"]` })
  expect(new Set(await visitor.recordedScrolling())).toEqual(new Set([0]))
})

journey('a visitor can open and close FAQ answers', async ({ visitor }) => {
  const [first = '', second = ''] = questions

  await visitor.open(routes.tutorial.path)
  await visitor.clicks({ selector: `#${first} summary` })
  await visitor.sees({ selector: `#${first} summary ~ *` })
  // Closes the answer by keyboard, because WebKit's driver can lose the second of two clicks at the same point.
  await visitor.focuses({ selector: `#${first} summary` })
  await visitor.presses('Enter')
  await visitor.misses({ selector: `#${first} summary ~ *` })
  await visitor.focuses({ selector: `#${second} summary` })
  await visitor.presses('Enter')
  await visitor.sees({ selector: `#${second} summary ~ *` })
})

journey('a visitor sees a face that they choose in the opening', async ({ visitor }) => {
  const slider = { selector: 'main input[type=range]' }

  await visitor.open(routes.home.path)
  const before = await visitor.attribute(slider, 'aria-valuetext')
  // The swap is after the line, so the rest of the width shows it.
  const percent = String(100 - Number(await visitor.attribute(slider, 'value')))

  expect(before).toBe(fillPlaceholders(messagesOf('en', 'home').compareSlider.value, { percent }))
  await visitor.focuses(slider)
  await visitor.presses('End')
  expect(await visitor.attribute(slider, 'aria-valuetext')).not.toBe(before)
  await visitor.focuses({ selector: '[name=opening-face]:checked' })
  await visitor.presses('ArrowDown')
  expect(await visitor.attribute(slider, 'aria-valuetext')).toBe(before)
})

journey('a visitor can go from a not-found page to the home page', async ({ visitor }) => {
  await visitor.open('/nowhere/')
  await visitor.sees({ selector: 'h1', text: '/nowhere/' })
  await visitor.clicks({ selector: 'main button', text: notFound.stay })
  await visitor.misses({ selector: '[role=timer]' })
  await visitor.clicks({ selector: 'main a', text: failure.home })
  await visitor.arrives(routes.home.path)
})
