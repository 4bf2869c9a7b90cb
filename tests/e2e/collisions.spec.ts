import { expect, test, type Page } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { localeCodes } from '../../src/site/locales'
import { openAnswers } from '../support/accessibility'
import { messagesOf } from '../support/content'
import { opening } from '../support/downloads'
import { expectNoFaults } from '../support/faults'
import { loadImages } from '../support/images'
import { addHelpers } from '../support/rules/helpers/helpers'
import { agents } from '../support/userAgents'

/** The widths and heights of windows, in pixels. */
type Windows = readonly (readonly [width: number, height: number])[]

// The line comes in once. With reduced motion, it is in its place at once.
test.use({ userAgent: agents.windowsChrome, contextOptions: { reducedMotion: 'reduce' } })

/** Opens a page in each window. Throws if a function finds faults in one of them. */
async function expectInWindows(
  page: Page,
  { path, windows }: { readonly path: string; readonly windows: Windows },
  find: () => Promise<readonly string[]>,
): Promise<void> {
  const faults: string[] = []

  await page.goto(path)
  await addHelpers(page)
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    for (const fault of await find()) faults.push(`${width}×${height}: ${fault}`)
  }

  expectNoFaults(faults)
}

/** Returns the marks at the ends of lines of the title that the line of the opening separates from their words. */
function cutMarks(page: Page): Promise<string[]> {
  return opening(page).evaluate((element) => {
    const { clientWidth, dir } = document.documentElement
    const range = document.createRange()
    const slider = element.querySelector<HTMLInputElement>('[type=range]')
    const line = ((slider?.valueAsNumber ?? 0) / 100) * clientWidth

    /** Returns where a character of a text ends, in pixels from the inline start of the window. */
    const endOf = (text: Node, index: number) => {
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      const { left, right } = range.getBoundingClientRect()

      return dir === 'rtl' ? clientWidth - left : right
    }

    return [...(element.querySelector('h1')?.children ?? [])].flatMap((part) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      let text: Text | undefined

      while (walker.nextNode())
        if (walker.currentNode.textContent?.trim()) text = walker.currentNode as Text
      if (!text) return []
      const mark = text.data.trimEnd().length - 1
      const word = endOf(text, mark - 1)

      return word - 4 < line && line < endOf(text, mark) + 2
        ? [`"${text.data}" ends at ${word} px, the line is at ${line} px`]
        : []
    })
  })
}

for (const locale of localeCodes) {
  test(`the caption of the chosen face is not on the portrait in ${locale}`, async ({ page }) => {
    const windows: Windows = [
      [600, 960],
      [640, 960],
      [700, 900],
      [768, 1024],
      [844, 390],
    ]

    await expectInWindows(page, { path: pathFor('home', locale), windows }, () =>
      opening(page).evaluate((element) => {
        const { commonPart, hasInk, isShown } = window.helpers
        const portraits = [...element.querySelectorAll('img')].filter((image) => {
          return isShown(image) && !image.closest('label')
        })

        return [...element.querySelectorAll('label span')]
          .filter(isShown)
          .filter((caption) => {
            const box = caption.getBoundingClientRect()

            return portraits.some((portrait) =>
              hasInk(portrait, commonPart(box, portrait.getBoundingClientRect())),
            )
          })
          .map((caption) => `"${caption.textContent}" is on the portrait`)
      }),
    )
  })

  test(`the line of the opening does not cut only a mark of the title in ${locale}`, async ({
    page,
  }) => {
    const windows: Windows = [
      [600, 960],
      [768, 1024],
      [860, 1000],
      [1024, 900],
      [1200, 900],
      [1366, 900],
      [1440, 900],
      [1920, 1080],
    ]

    await expectInWindows(page, { path: pathFor('home', locale), windows }, () => cutMarks(page))
  })

  test(`the buttons of the opening have one line in ${locale}`, async ({ page }) => {
    const windows: Windows = [
      [900, 900],
      [930, 900],
      [960, 900],
    ]

    await expectInWindows(page, { path: pathFor('home', locale), windows }, () =>
      opening(page)
        .locator('.button:visible')
        .evaluateAll((buttons: HTMLElement[]) =>
          buttons
            .filter((button) => button.offsetHeight > 60)
            .map((button) => `"${button.textContent}" is ${button.offsetHeight} px high`),
        ),
    )
  })

  test(`the titles of the film fit below their frames in ${locale}`, async ({ page }) => {
    const windows: Windows = [
      [320, 900],
      [340, 900],
      [390, 900],
      [599, 900],
      [600, 900],
      [768, 900],
    ]

    await expectInWindows(page, { path: pathFor('tutorial', locale), windows }, () =>
      page.locator('main nav li > a').evaluateAll((links) =>
        links
          .filter(({ clientWidth, parentElement, scrollWidth }) => {
            return Math.max(clientWidth, scrollWidth) > (parentElement?.clientWidth ?? 0)
          })
          .map(({ textContent }) => `"${textContent}" is wider than its frames`),
      ),
    )
  })

  test(`numbers of legal sections are beside the first word in ${locale}`, async ({ page }) => {
    const windows: Windows = [
      [320, 900],
      [900, 900],
      [1200, 900],
      [1440, 900],
    ]

    for (const route of ['privacy', 'refund', 'service'] as const) {
      await expectInWindows(page, { path: pathFor(route, locale), windows }, () =>
        page.locator('article h2').evaluateAll((headings) =>
          headings.flatMap((heading) => {
            const range = document.createRange()
            const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()
            const number = /^\d+\.\s/.exec(text?.textContent ?? '')?.[0]
            if (!text || !number) return []

            const topOf = (index: number) => {
              range.setStart(text, index)
              range.setEnd(text, index + 1)

              return range.getBoundingClientRect().top
            }

            return topOf(0) === topOf(number.length)
              ? []
              : [`"${heading.textContent}" begins with a line that has only the number`]
          }),
        ),
      )
    }
  })

  test(`the invitation fits its part of the drawn ticket in ${locale}`, async ({ page }) => {
    const { invitation } = messagesOf(locale, 'tutorial').drawings
    const windows: Windows = [
      [320, 900],
      [390, 900],
      [600, 900],
      [640, 900],
      [768, 900],
    ]

    await expectInWindows(page, { path: pathFor('tutorial', locale), windows }, () =>
      page
        .getByText(invitation, { exact: true })
        .evaluateAll((texts) =>
          texts
            .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
            .map(({ clientWidth, scrollWidth }) => `${scrollWidth} px in ${clientWidth} px`),
        ),
    )
  })
}

for (const route of ['privacy', 'refund', 'service'] as const) {
  for (const locale of ['en', 'ru', 'ar'] as const) {
    test(`the icon of ${pathFor(route, locale)} is inside the page and above the summary`, async ({
      page,
    }) => {
      const windows: Windows = [
        [900, 900],
        [1024, 900],
        [1199, 900],
        [1440, 900],
        [1920, 900],
        [2560, 900],
      ]

      await expectInWindows(page, { path: pathFor(route, locale), windows }, () =>
        page.locator('article').evaluate((article) => {
          const icon = article.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
          const summary = article.querySelector('strong')?.parentElement?.getBoundingClientRect()
          const title = article.querySelector('h1')
          if (!summary || !title) return ['there is no summary']
          const isInside = icon.left >= summary.left && icon.right <= summary.right

          return [
            ...(isInside ? [] : [`the icon is from ${icon.left} to ${icon.right} px`]),
            ...(icon.bottom <= summary.top ? [] : [`the icon ends at ${icon.bottom} px`]),
            ...window.helpers
              .lettersOf(title)
              .filter(({ left, right }) => left < icon.right && icon.left < right)
              .map(() => 'the icon is on the title'),
          ]
        }),
      )
    })
  }
}

test('details that are open in a card do not make other cards higher', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(pathFor('download', 'en'))
  const cards = page.locator('article[data-system]')
  const other = cards.nth(1)
  const before = await other.boundingBox()

  await cards
    .first()
    .locator('details')
    .evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true
    })

  expect(await other.boundingBox()).toEqual(before)
})

for (const route of ['credits', 'price'] as const) {
  test(`the labels of figures in a row of ${pathFor(route, 'ar')} are level`, async ({ page }) => {
    const windows: Windows = [
      [768, 900],
      [1440, 900],
    ]

    await expectInWindows(page, { path: pathFor(route, 'ar'), windows }, () =>
      page.locator('main dl > div').evaluateAll((entries) =>
        entries.flatMap((entry) => {
          const previous = entry.previousElementSibling
          const [top, before] = [entry, previous].map((one) => one?.getBoundingClientRect().top)
          const [label, other] = [entry, previous].map(
            (one) => one?.querySelector('dt')?.getBoundingClientRect().top ?? 0,
          )

          return top === before && Math.abs((label ?? 0) - (other ?? 0)) > 2
            ? [`"${entry.textContent}" has its label at ${label} px, the other is at ${other} px`]
            : []
        }),
      ),
    )
  })
}

for (const locale of ['en', 'ar'] as const) {
  test(`in low windows, the text of a step is next to its picture in ${locale}`, async ({
    page,
  }) => {
    const windows: Windows = [
      [600, 360],
      [740, 360],
      [844, 390],
    ]

    await expectInWindows(page, { path: pathFor('home', locale), windows }, () =>
      page.locator('article > [role=img]:first-child').evaluateAll((pictures) =>
        pictures.flatMap((picture) => {
          const text = picture.parentElement?.querySelector(':scope > p')
          const { bottom } = picture.getBoundingClientRect()
          const { top } = text?.getBoundingClientRect() ?? new DOMRect()

          return top < bottom ? [] : [`"${text?.textContent}" is below the picture`]
        }),
      ),
    )
  })
}

for (const locale of localeCodes) {
  test(`no portrait is under the heading of a section in ${locale}`, async ({ page }) => {
    const windows: Windows = [
      [1280, 900],
      [1440, 900],
      [2560, 1080],
    ]

    await page.goto(pathFor('home', locale))
    await openAnswers(page)
    await loadImages(page)
    await addHelpers(page)
    const faults: string[] = []

    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      const found = await page.locator('main section:has(h2)').evaluateAll((sections) => {
        const { commonPart, hasInk, isShown, lettersOf } = window.helpers

        return sections.flatMap((section) => {
          const heading = section.querySelector('h2')
          const letters = heading ? lettersOf(heading) : []

          return [...section.querySelectorAll('img')]
            .filter(isShown)
            .filter((image) =>
              letters.some((line) =>
                hasInk(image, commonPart(line, image.getBoundingClientRect())),
              ),
            )
            .map((image) => `"${heading?.textContent}" is on ${image.src}`)
        })
      })

      for (const fault of found) faults.push(`${width}×${height}: ${fault}`)
    }

    expectNoFaults(faults)
  })
}

test('while the cards of the download page are in one column, one person is above them', async ({
  page,
}) => {
  const windows: Windows = [
    [600, 900],
    [700, 900],
    [768, 900],
    [899, 900],
    [1440, 900],
  ]

  await expectInWindows(page, { path: pathFor('download', 'en'), windows }, () =>
    page.locator('main').evaluate((main) => {
      const { visiblePart } = window.helpers
      const cards = [...main.querySelectorAll('article[data-system]')]
      const columns = new Set(cards.map((card) => card.getBoundingClientRect().left)).size
      const people = [
        ...main.querySelectorAll('[data-swap] img:first-child, .screenOnly > * > img:first-child'),
      ].filter((image) => {
        const { top, bottom } = visiblePart(image)

        return bottom - top > 50 && bottom < (cards[0]?.getBoundingClientRect().bottom ?? 0)
      })

      return people.length === columns ? [] : [`${people.length} people, ${columns} columns`]
    }),
  )
})

for (const locale of ['en', 'ar'] as const) {
  test(`the drawn app does not cover the source of its result in ${locale}`, async ({ page }) => {
    const { label } = messagesOf(locale, 'app')
    const windows: Windows = [
      [600, 900],
      [768, 1024],
      [899, 900],
      [930, 900],
      [1024, 900],
      [1199, 900],
      [1200, 900],
      [1440, 900],
    ]

    await expectInWindows(page, { path: pathFor('home', locale), windows }, () =>
      page.getByRole('group', { name: label, exact: true }).evaluate((scene) => {
        const { commonPart, isShown } = window.helpers
        const app = scene.querySelector(':scope > :not([role=img])')?.getBoundingClientRect()
        const sources = scene.querySelectorAll<HTMLInputElement>('[name=app-head]')
        if (!app || sources.length === 0) return ['the scene has no app or no sources']

        return [...sources].flatMap((source) => {
          source.click()

          return [...scene.querySelectorAll('[role=img] [data-head]:has(> * > img)')]
            .filter(isShown)
            .filter((portrait) => {
              const { left, right, top, bottom } = commonPart(app, portrait.getBoundingClientRect())

              return left < right && top < bottom
            })
            .map(() => `the app covers ${source.value}`)
        })
      }),
    )
  })
}

test('the film of the subscription has frames up to the end of a wide window', async ({ page }) => {
  const windows: Windows = [
    [1440, 900],
    [1920, 1080],
    [2560, 1080],
  ]

  await expectInWindows(page, { path: pathFor('price', 'en'), windows }, () =>
    page
      .getByRole('img', { name: messagesOf('en', 'price').plans.subscription.alt })
      .evaluate((film) => {
        const end = film.lastElementChild?.getBoundingClientRect().right ?? 0

        return end >= document.documentElement.clientWidth ? [] : [`the frames end at ${end} px`]
      }),
  )
})
