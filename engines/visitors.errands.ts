import { expect } from '@playwright/test'
import { pathFor } from '../src/lib/paths'
import { homeCountdownSeconds } from '../src/site/constants'
import { routes } from '../src/site/routes'
import { readContent, wordsOf } from '../tests/support/words'
import { errand } from './errand'

const { navigation } = wordsOf('en', 'common')
const { moment } = wordsOf('en', 'downloads')
const { notFound } = wordsOf('en', 'errors')
const { tutorial: questions } = readContent('site/faq.yaml') as { tutorial: readonly string[] }
const { files } = readContent('site/releases.json') as {
  readonly files: readonly { readonly key: string; readonly sha256: string | null }[]
}
const known = files.find(({ key }) => key === 'macImage')?.sha256
const hash = 'a'.repeat(64)

const macLink = { selector: '#macImage a[data-download=macImage]' }
const dialog = 'dialog[aria-labelledby=download-moment]'
const slider = { selector: 'main input[type=range]' }
const languages = 'header details:has([hreflang])'

errand('find the download', async ({ visitor }) => {
  await visitor.open(routes.home.path)
  await visitor.clicks({ selector: 'header a', text: navigation.download })
  await visitor.arrives(routes.download.path)
  await visitor.staysOnDownloads()
  await visitor.clicks(macLink)
  await visitor.sees({ selector: dialog, text: moment.title })
  await visitor.sees({ selector: dialog, text: moment.mac.open })
  await visitor.presses('Escape')
  await visitor.misses({ selector: dialog })
})

errand('find it by keyboard', async ({ visitor }) => {
  await visitor.open(routes.download.path)
  await visitor.staysOnDownloads()
  await visitor.focuses(macLink)
  await visitor.presses('Enter')
  await visitor.sees({ selector: `${dialog} :focus` })
  await visitor.presses('Escape')
  await visitor.misses({ selector: dialog })
  await visitor.sees({ selector: `${macLink.selector}:focus` })
})

errand('change the language', async ({ visitor }) => {
  await visitor.open(routes.price.path)
  await visitor.clicks({ selector: `${languages} summary` })
  await visitor.clicks({ selector: `${languages} [hreflang=ar]` })
  await visitor.arrives(pathFor('price', 'ar'))
  await visitor.sees({ selector: 'html[lang=ar][dir=rtl] h1' })
  // It is remembered: the bare address leads there now.
  await visitor.open('/')
  await visitor.arrives(pathFor('home', 'ar'))
  await visitor.clicks({ selector: `${languages} summary` })
  await visitor.presses('Escape')
  await visitor.misses({ selector: `${languages} [hreflang=en]` })
  await visitor.clicks({ selector: `${languages} summary` })
  await visitor.clicks({ selector: `${languages} [hreflang=en]` })
  await visitor.arrives(routes.home.path)
})

errand('read an answer', async ({ visitor }) => {
  const [first = '', second = ''] = questions
  await visitor.open(routes.tutorial.path)
  await visitor.clicks({ selector: `#${first} summary` })
  await visitor.sees({ selector: `#${first} summary ~ *` })
  await visitor.clicks({ selector: `#${first} summary` })
  await visitor.misses({ selector: `#${first} summary ~ *` })
  await visitor.focuses({ selector: `#${second} summary` })
  await visitor.presses('Enter')
  await visitor.sees({ selector: `#${second} summary ~ *` })
})

errand('learn the hash, or that there is none yet', async ({ visitor }) => {
  await visitor.open(routes.download.path)
  await visitor.sees({ selector: '#macImage dl', text: known ?? moment.notPublished })
  await visitor.staysOnDownloads()
  await visitor.clicks(macLink)
  await visitor.sees({ selector: `${dialog} dd`, text: known ?? moment.notPublished })
  await visitor.clicks({ selector: `${dialog} form button` })
  await visitor.misses({ selector: dialog })
})

errand('copy a hash', async ({ site, visitor }) => {
  site.publish(hash)
  await visitor.open(routes.about.path)
  await visitor.clicks({ selector: 'header a', text: navigation.download })
  await visitor.arrives(routes.download.path)
  await visitor.sees({ selector: '#macImage code', text: hash })
  await visitor.clicks({ selector: '#macImage button', text: moment.copyHash })
  // Where a browser keeps its clipboard from pages, the hash is selected instead.
  await visitor.until(
    'to have the hash',
    async () =>
      (await visitor.shows({ selector: '#macImage button', text: moment.copied })) ||
      (await visitor.selection()) === hash,
  )
  site.publish(undefined)
})

errand('use the stage', async ({ visitor }) => {
  const said = () => visitor.attribute(slider, 'aria-valuetext')
  await visitor.open(routes.home.path)
  const first = await said()
  await visitor.focuses(slider)
  await visitor.presses('ArrowRight')
  const second = await said()
  expect(second).not.toBe(first)
  await visitor.presses('ArrowLeft')
  expect(await said()).toBe(first)
  await visitor.dragsAcross(slider, 0.5, 0.8)
  const third = Number(/\d+/.exec((await said()) ?? '')?.[0])
  expect(third).toBeGreaterThan(10)
  expect(third).toBeLessThan(30)
})

errand('get lost and come home', async ({ visitor }) => {
  await visitor.open('/nowhere/')
  await visitor.sees({ selector: 'h1', text: '/nowhere/' })
  await visitor.sees({ selector: '[role=timer]' })
  await visitor.clicks({ selector: 'main button', text: notFound.stay })
  await visitor.misses({ selector: '[role=timer]' })
  await visitor.clicks({ selector: 'main a', text: notFound.home })
  await visitor.arrives(routes.home.path)
})

errand('get lost and be led home', async ({ visitor }) => {
  await visitor.open('/de/nirgends/')
  await visitor.sees({ selector: '[role=timer]' })
  await visitor.arrives(pathFor('home', 'de'), (homeCountdownSeconds + 5) * 1000)
})

errand('hear what a page complains of', async ({ visitor }) => {
  await visitor.open(routes.about.path)
  await visitor.throws('planted')
  await visitor.until('to hear the complaint', async () =>
    (await visitor.complaints()).some((complaint) => /uncaught: .*planted/.test(complaint)),
  )
})
