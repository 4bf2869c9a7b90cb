import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { pathFor } from '../src/lib/paths'
import { routeNames } from '../src/site/routes'
import { openApp } from './support/visitor'

const lowerSheet = /\/lower\.\w+\.css$/

test('the browser takes the whole style sheet, and the layers in our order', async ({ page }) => {
  const written = /@layer [^;]+;/.exec(readFileSync('src/styles/layers.css', 'utf8'))?.[0]
  await page.goto(pathFor('home', 'en'))
  const { first, faces, texts } = await page.evaluate(async () => {
    const sheets = Array.from(document.styleSheets)
    const answers = await Promise.all(sheets.map(({ href }) => fetch(href ?? '')))
    return {
      first: sheets[0]?.cssRules[0]?.cssText,
      faces: document.fonts.size,
      texts: await Promise.all(answers.map((answer) => answer.text())),
    }
  })
  expect(first).toBe(written)
  expect(faces).toBe(texts.join('').split('@font-face').length - 1)
})

test('the opening does not wait for the styles of what stands below it', async ({ page }) => {
  let footers = -1
  await page.route(lowerSheet, async (route) => {
    await page.waitForFunction(isPainted)
    await expect(page.locator('h1')).toBeVisible()
    footers = await page.locator('footer').count()
    await route.continue()
  })
  await page.goto(pathFor('about', 'en'))
  expect(footers).toBe(0)
  await expect(page.locator('footer')).toBeVisible()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`should the styles of what stands below never come, it is there without them: motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.route(lowerSheet, (route) => route.abort())
    await page.goto(pathFor('about', 'en'))
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 0
    })
    await expect(page.locator('footer')).toBeHidden()
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await expect(page.locator('footer')).toBeVisible()
  })
}

for (const moves of [true, false]) {
  test(`the styles stay when the page goes that linked them, where a link ${moves ? 'can' : 'cannot'} be moved`, async ({
    page,
  }) => {
    if (!moves) await page.addInitScript(forgetMoving)
    const section = page.locator('main section').first()
    const edge = () => section.evaluate((element) => getComputedStyle(element).paddingBlockStart)
    await openApp(page, pathFor('about', 'en'))
    const styled = await edge()
    expect(styled).not.toBe('0px')
    for (const route of ['price', 'credits'] as const) {
      await page.locator(`header a[href="${pathFor(route, 'en')}"]:visible`).click()
      await expect(page).toHaveURL(pathFor(route, 'en'))
      await expect.poll(edge).toBe(styled)
      await expect(page.locator('footer')).toBeVisible()
      await expect(page.locator('link[rel=stylesheet][href*="lower."]')).toHaveCount(1)
    }
  })
}

test('no sheet is read again when the next page comes', async ({ page }) => {
  await openApp(page, pathFor('about', 'en'))
  const before = await page.evaluateHandle(() => Array.from(document.styleSheets))
  expect(await before.evaluate(({ length }) => length)).toBe(2)
  await page.locator(`header a[href="${pathFor('price', 'en')}"]:visible`).click()
  await expect(page).toHaveURL(pathFor('price', 'en'))
  await expect(page.locator('main section')).not.toHaveCount(0)
  const same = await before.evaluate((sheets) => {
    const now = Array.from(document.styleSheets)
    return sheets.length === now.length && sheets.every((sheet, index) => sheet === now[index])
  })
  expect(same).toBe(true)
})

test('where their link cannot be moved, the styles come back once the next page is there: the old one would be drawn anew', async ({
  page,
}) => {
  await page.addInitScript(forgetMoving)
  await openApp(page, pathFor('about', 'en'))
  const order = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((changes) => {
          const added = changes.flatMap(({ addedNodes }) => Array.from(addedNodes))
          const elements = added.filter((node) => node instanceof Element)
          const heading = elements.findIndex((element) => element.querySelector('h1'))
          const styles = elements.findIndex((element) => element.matches('[rel=stylesheet]'))
          if (heading >= 0) resolve(heading < styles)
        }).observe(document, { childList: true, subtree: true })
      }),
  )
  await page.locator(`header a[href="${pathFor('price', 'en')}"]:visible`).click()
  expect(await order).toBe(true)
})

for (const [from, to] of [
  ['ja', 'en'],
  ['en', 'ar'],
  ['de', 'vi'],
] as const) {
  test(`a page come to from ${from} to ${to} looks as if it had been opened`, async ({ page }) => {
    await page.goto(pathFor('about', to))
    const opened = await lookOf(page)
    await openApp(page, pathFor('about', from))
    await page.evaluate(
      (path) => {
        document.documentElement.setAttribute('data-mark', '')
        window.___navigate(path, { replace: false })
      },
      pathFor('about', to),
    )
    await expect.poll(() => lookOf(page)).toEqual(opened)
    await expect(page.locator('html[data-mark]')).toHaveAttribute('lang', to)
  })
}

for (const path of [...routeNames.map((route) => pathFor(route, 'en')), pathFor('home', 'ar')]) {
  test(`which rules of ${path} come with the opening changes nothing in the page's look`, async ({
    page,
  }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await openApp(page, path)
      // As each part keeps its order, only a rule that wins by its sheet's place could make a difference to the whole one.
      expect(await changedByOrder(page)).toEqual([])
    }
  })
}

/** Makes the browser one that can move an element only by taking it out. */
function forgetMoving(): void {
  Reflect.deleteProperty(Element.prototype, 'moveBefore')
}

/** What changes when a page's two sheets come in the other order, as elements with properties. */
function changedByOrder(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
    const texts = await Promise.all(
      Array.from(links, async ({ href }) => (await fetch(href)).text()),
    )
    const layers = /@layer [^;{]+;/.exec(texts[0] ?? '')?.[0] ?? ''
    const elements = Array.from(document.body.querySelectorAll('*'))
    for (const link of links) link.disabled = true
    const looks = (css: string) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
      return elements.map((element) => {
        const style = getComputedStyle(element)
        return Array.from(style, (property) => `${property}: ${style.getPropertyValue(property)}`)
      })
    }
    const inOrder = looks(texts.join(''))
    const turned = looks(layers + texts.reverse().join(''))
    return elements.flatMap((element, at) => {
      const change = inOrder[at]?.find((value, property) => value !== turned[at]?.[property])
      return change ? [`${element.localName}.${element.className} ${change}`] : []
    })
  })
}

/** How the texts of a page are set, and with what they could be. */
function lookOf(page: Page) {
  const texts = ':is(header, main, footer) :is(h1, h2, p, a, summary)'
  return page.evaluate((texts) => {
    const look = (element: Element) => {
      const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } =
        getComputedStyle(element)
      return [element.localName, fontFamily, fontSize, fontWeight, lineHeight, letterSpacing].join()
    }
    return {
      // Notices come when they come.
      texts: Array.from(document.querySelectorAll(`body, ${texts}`), look),
      faces: Array.from(document.fonts, ({ family, unicodeRange, weight }) =>
        [family, weight, unicodeRange].join(),
      ).sort(),
    }
  }, texts)
}

function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}
