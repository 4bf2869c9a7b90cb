import { expect, test } from '@playwright/test'
import { localeCodes } from '../src/site/locales'
import { firstLoad } from '../tests/support/firstLoad'
import { sitePages } from '../tests/support/sitePages'
import { openApp, spoof } from './support/visitor'

/** Pictures below the window are fetched sooner or later, as the browser sees fit. */
const picture = /^(cast|static|qr)\//

// Recording a trace lays out what is hidden, whose letters ask for fonts of their own.
test.use({ trace: 'off' })

// What the budgets count is what is said here; this holds it to what a browser does.
for (const locale of localeCodes) {
  test.describe(`the first load in ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 })

    for (const { name, path } of sitePages.filter(
      (page) => page.locale === locale && (locale === 'en' || page.route === 'home'),
    )) {
      test(`${name} fetches what its budget counts, from this host only`, async ({
        page,
        baseURL,
      }) => {
        await spoof(page, { connection: { saveData: true } })
        const asked = new Set<string>()
        page.on('request', (request) => asked.add(request.url().replace(`${baseURL ?? ''}/`, '')))
        await openApp(page, path)
        const files = Object.values(firstLoad(path)).flat()
        const fetched = [...asked].map((file) =>
          file === path.slice(1) ? `${file}index.html` : file,
        )
        const fixed = (list: string[]) => list.filter((file) => !picture.test(file)).sort()
        expect(fixed(fetched)).toEqual(fixed(files))
        expect(files.filter((file) => !fetched.includes(file))).toEqual([])
      })
    }
  })
}
