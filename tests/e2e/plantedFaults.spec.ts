import { expect, test, type Page } from '@playwright/test'
import {
  animations,
  clippedTexts,
  invisibleIcons,
  smallTargets,
  spaceText,
  labelMismatches,
  violations,
} from '../support/accessibility'
import { messagesOf } from '../support/content'
import {
  disclosureProblems,
  focused,
  nextFrame,
  sliderProblems,
  tabProblems,
} from '../support/keyboard'
import { lostAnnouncements, startReader } from '../support/screenReader'
import { footerLink, languageMenu, openApp } from '../support/visitor'

interface Fault {
  readonly name: string
  /** Plants the fault. This function runs in the page. */
  readonly plant: () => void
  /** The check that must find the fault. Returns its reports. */
  readonly check: (page: Page) => Promise<string[]>
  /** Matches the report about the fault. */
  readonly found: RegExp
}

const { stage } = messagesOf('en', 'home')
const refund = messagesOf('en', 'refund')

async function clippedBySpacing(page: Page): Promise<string[]> {
  await spaceText(page)
  return clippedTexts(page)
}

async function languageMenuStates(page: Page): Promise<string[]> {
  await languageMenu(page).control.focus()
  return disclosureProblems(page)
}

async function stageSlider(page: Page): Promise<string[]> {
  await page.locator('main input[type=range]').focus()
  expect((await focused(page)).name).toBe(stage.label)
  return sliderProblems(page)
}

async function pageChange(page: Page): Promise<string[]> {
  await startReader(page)
  const go = () => footerLink(page, '/refund/').click()
  return lostAnnouncements(page, go, [`assertive: ${refund.title}`])
}

const faults: readonly Fault[] = [
  // One fault proves that the check runs axe. The tests of axe cover its rules.
  {
    name: 'too little contrast',
    plant: () => document.querySelector('h1')?.style.setProperty('color', '#aaa'),
    check: violations,
    found: /^color-contrast/,
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
    name: 'a menu smaller than 44 pixels',
    plant: () =>
      document
        .querySelector<HTMLElement>('header summary')
        ?.style.setProperty('min-height', '30px'),
    check: smallTargets,
    found: /× 3\d: <summary/,
  },
  {
    name: 'a name that differs from the visible label',
    plant: () => document.querySelector('header nav a')?.setAttribute('aria-label', 'Go there'),
    check: labelMismatches,
    found: /is called "Go there"/,
  },
  {
    name: 'a focus trap',
    plant: () =>
      document.querySelector('header nav a')?.addEventListener('keydown', (event) => {
        event.preventDefault()
      }),
    check: tabProblems,
    found: /^trapped: /,
  },
  {
    name: 'an invisible focus',
    plant: () =>
      document
        .querySelector<HTMLElement>('header nav a')
        ?.style.setProperty('outline', 'none', 'important'),
    check: tabProblems,
    found: /^no outline: /,
  },
  {
    name: 'a covered focus',
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
    name: 'a focus order that differs from the document order',
    plant: () => document.querySelector('footer nav a')?.setAttribute('tabindex', '1'),
    check: tabProblems,
    found: /^order: /,
  },
  {
    name: 'a control that the keyboard cannot reach',
    plant: () => document.querySelector('header nav a')?.setAttribute('tabindex', '-1'),
    check: tabProblems,
    found: /^out of reach: /,
  },
  {
    name: 'a menu that does not expose its state',
    plant: () =>
      document.querySelector('header details:has([hreflang]) summary')?.setAttribute('role', 'img'),
    check: languageMenuStates,
    found: /^open$/,
  },
  {
    name: 'a slider without a text value',
    plant: () => {
      const slider = document.querySelector('main [type=range]')
      const removeText = () => slider?.removeAttribute('aria-valuetext')
      slider?.addEventListener('input', () => setTimeout(removeText))
      removeText()
    },
    check: stageSlider,
    found: /^its value as text$/,
  },
  {
    name: 'a page change that is not announced',
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
    name: 'a heading that clips spaced text',
    plant: () => {
      const heading = document.querySelector('h1')
      if (!heading) return
      const { height } = heading.getBoundingClientRect()
      heading.style.cssText = `height: ${height}px; overflow: hidden`
    },
    check: clippedBySpacing,
    found: /./,
  },
  {
    name: 'an animation despite reduced motion',
    plant: () =>
      document
        .querySelector<HTMLElement>('h1')
        ?.style.setProperty('transition', 'color 1s', 'important'),
    check: animations,
    found: /^<h1/,
  },
  {
    name: 'an invisible icon in forced colours',
    plant: () =>
      document
        .querySelector<HTMLElement>('header a svg')
        ?.style.setProperty('stroke', 'transparent'),
    check: invisibleIcons,
    found: /^<a /,
  },
]

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } })

for (const { name, plant, check, found } of faults) {
  test(`${name} is found @full`, async ({ page }) => {
    await openApp(page, '/')
    await page.evaluate(plant)
    await nextFrame(page)
    const problems = await check(page)
    expect(problems.filter((problem) => found.test(problem))).not.toEqual([])
  })
}
