import { expect, test, type Page } from '@playwright/test'
import { wordsOf } from '../tests/support/words'
import { cutTexts, spaceText } from './support/cutText'
import { focused } from './support/focused'
import { lostIcons } from './support/forcedColours'
import { unspokenLabels } from './support/labels'
import { movements } from './support/motion'
import { smallTargets } from './support/targets'
import { drawn } from './support/settled'
import { tabProblems } from './support/tabWalk'
import { violations } from './support/violations'
import { startReader } from './support/virtualReader'
import { openApp } from './support/visitor'
import { disclosureProblems, lostAnnouncements, sliderProblems } from './support/widgets'

interface Fault {
  readonly name: string
  /** What breaks the page; it runs there. */
  readonly plant: () => void
  /** The check of the other tests that must find it. */
  readonly check: (page: Page) => Promise<string[]>
  /** How the check puts it. */
  readonly found: RegExp
}

const { stage } = wordsOf('en', 'home')
const refund = wordsOf('en', 'refund')

async function widelySet(page: Page): Promise<string[]> {
  await spaceText(page)
  return cutTexts(page)
}

async function languageMenu(page: Page): Promise<string[]> {
  await page.locator('header details:has([hreflang]) summary').focus()
  return disclosureProblems(page)
}

async function stageSlider(page: Page): Promise<string[]> {
  await page.locator('main input[type=range]').focus()
  expect((await focused(page)).name).toBe(stage.label)
  return sliderProblems(page)
}

async function pageChange(page: Page): Promise<string[]> {
  await startReader(page)
  const go = () => page.locator('footer nav a[href="/refund/"]').click()
  return lostAnnouncements(page, go, [`assertive: ${refund.title}`])
}

const faults: readonly Fault[] = [
  {
    name: 'a link without a name',
    plant: () => document.querySelector('header a[aria-label]')?.removeAttribute('aria-label'),
    check: violations,
    found: /^link-name/,
  },
  {
    name: 'a button without a name',
    plant: () => document.querySelector('header button')?.removeAttribute('aria-label'),
    check: violations,
    found: /^button-name/,
  },
  {
    name: 'a picture without a text',
    plant: () => document.querySelector('main img:not([alt=""])')?.removeAttribute('alt'),
    check: violations,
    found: /^image-alt/,
  },
  {
    name: 'a slider without a name',
    plant: () => document.querySelector('main [type=range]')?.removeAttribute('aria-label'),
    check: violations,
    found: /^label/,
  },
  {
    name: 'a role that there is not',
    plant: () => document.querySelector('main section')?.setAttribute('role', 'chapter'),
    check: violations,
    found: /^aria-roles/,
  },
  {
    name: 'a role without the parts that it needs',
    plant: () => document.querySelector('header nav ul')?.setAttribute('role', 'tablist'),
    check: violations,
    found: /^aria-required-children/,
  },
  {
    name: 'a state that its role does not have',
    plant: () => document.querySelector('header nav a')?.setAttribute('aria-checked', 'true'),
    check: violations,
    found: /^aria-allowed-attr/,
  },
  {
    name: 'too little contrast',
    plant: () => document.querySelector('h1')?.style.setProperty('color', '#aaa'),
    check: violations,
    found: /^color-contrast/,
  },
  {
    name: 'a page without a language',
    plant: () => document.documentElement.removeAttribute('lang'),
    check: violations,
    found: /^html-has-lang/,
  },
  {
    name: 'a part in a language that there is not',
    plant: () => document.querySelector('main section')?.setAttribute('lang', 'klingon'),
    check: violations,
    found: /^valid-lang/,
  },
  {
    name: 'a page that cannot be enlarged',
    plant: () =>
      document
        .querySelector('meta[name=viewport]')
        ?.setAttribute('content', 'width=device-width, maximum-scale=1'),
    check: violations,
    found: /^meta-viewport/,
  },
  {
    name: 'a small target',
    plant: () => {
      const link = document.querySelector<HTMLElement>('footer nav a')
      link?.style.setProperty('min-height', '0')
      link?.style.setProperty('line-height', '1')
    },
    check: smallTargets,
    found: /× 1\d: /,
  },
  {
    name: 'a main target that is only middling',
    plant: () =>
      document
        .querySelector<HTMLElement>('header summary')
        ?.style.setProperty('min-height', '30px'),
    check: smallTargets,
    found: /× 3\d: <summary/,
  },
  {
    name: 'a control called otherwise than it reads',
    plant: () => document.querySelector('header nav a')?.setAttribute('aria-label', 'Go there'),
    check: unspokenLabels,
    found: /is called "Go there"/,
  },
  {
    name: 'a trap for the focus',
    plant: () =>
      document.querySelector('header nav a')?.addEventListener('keydown', (event) => {
        event.preventDefault()
      }),
    check: tabProblems,
    found: /^trapped: /,
  },
  {
    name: 'a focus that does not show',
    plant: () =>
      document
        .querySelector<HTMLElement>('header nav a')
        ?.style.setProperty('outline', 'none', 'important'),
    check: tabProblems,
    found: /^no outline: /,
  },
  {
    name: 'a focus that something covers',
    plant: () => {
      const cover = document.createElement('div')
      cover.style.cssText =
        'background: red; height: 200px; inset: 0 0 auto; position: fixed; z-index: 9'
      document.body.append(cover)
    },
    check: tabProblems,
    found: /^covered: /,
  },
  {
    name: 'an order of its own',
    plant: () => document.querySelector('footer nav a')?.setAttribute('tabindex', '1'),
    check: tabProblems,
    found: /^order: /,
  },
  {
    name: 'a control out of reach of the keyboard',
    plant: () => document.querySelector('header nav a')?.setAttribute('tabindex', '-1'),
    check: tabProblems,
    found: /^out of reach: /,
  },
  {
    name: 'a menu that does not say whether it is open',
    plant: () =>
      document.querySelector('header details:has([hreflang]) summary')?.setAttribute('role', 'img'),
    check: languageMenu,
    found: /^open$/,
  },
  {
    name: 'a slider that says a bare number',
    plant: () => {
      const slider = document.querySelector('main [type=range]')
      const forget = () => slider?.removeAttribute('aria-valuetext')
      slider?.addEventListener('input', () => setTimeout(forget))
      forget()
    },
    check: stageSlider,
    found: /^its value in words$/,
  },
  {
    name: 'a page change that nobody hears',
    plant: () => document.querySelector('#gatsby-announcer')?.removeAttribute('aria-live'),
    check: pageChange,
    found: /^"assertive: /,
  },
  {
    name: 'a page change announced in another language',
    plant: () => {
      const announcer = document.querySelector<HTMLElement>('#gatsby-announcer')
      Object.defineProperty(announcer, 'innerText', {
        get: () => announcer?.textContent ?? '',
        set: (title: string) => announcer?.replaceChildren(`Navigated to ${title}`),
      })
    },
    check: pageChange,
    found: /Navigated to/,
  },
  {
    name: 'a heading that wide text overflows',
    plant: () => {
      const heading = document.querySelector('h1')
      if (!heading) return
      const { height } = heading.getBoundingClientRect()
      heading.style.cssText = `height: ${height}px; overflow: hidden`
    },
    check: widelySet,
    found: /./,
  },
  {
    name: 'motion where none is wanted',
    plant: () =>
      document
        .querySelector<HTMLElement>('h1')
        ?.style.setProperty('transition', 'color 1s', 'important'),
    check: movements,
    found: /^<h1/,
  },
  {
    name: 'an icon lost in forced colours',
    plant: () =>
      document
        .querySelector<HTMLElement>('header a svg')
        ?.style.setProperty('stroke', 'transparent'),
    check: lostIcons,
    found: /^<a /,
  },
]

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } })

for (const { name, plant, check, found } of faults) {
  test(`${name} is found`, async ({ page }) => {
    await openApp(page, '/')
    await page.evaluate(plant)
    await drawn(page)
    const problems = await check(page)
    expect(problems.filter((problem) => found.test(problem))).not.toEqual([])
  })
}
