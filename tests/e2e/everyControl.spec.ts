import { expect, test, type Page } from '@playwright/test'
import { openApp } from '../support/app'
import { messagesOf } from '../support/content'
import { expectNoFaults } from '../support/faults'
import { linkFault } from '../support/links'
import { mockDownloads } from '../support/responses'
import { animations } from '../support/rules/animations'
import { clippedTexts } from '../support/rules/clippedTexts'
import { addHelpers } from '../support/rules/helpers/helpers'
import { labelledCells } from '../support/rules/labelledCells'
import { leakedValues } from '../support/rules/leakedValues'
import { menuEnds } from '../support/rules/menuEnds'
import { overflow } from '../support/rules/overflow'
import { type Rule } from '../support/rules/rule'
import { singleIcons } from '../support/rules/singleIcons'
import { visibleIcons } from '../support/rules/visibleIcons'
import { faultsOf } from '../support/rules/visit'
import { isFull, samplesIn } from '../support/sitePages'

type Sample = ReturnType<typeof samplesIn>[number]

const rules: readonly Rule[] = [
  overflow,
  clippedTexts,
  animations,
  visibleIcons,
  menuEnds,
  leakedValues,
  labelledCells,
  singleIcons,
]

/** More controls than any page has. */
const most = 150

/** An entry of the session history. */
interface HistoryEntry {
  readonly url: string
  readonly index: number | undefined
}

interface Clicks {
  /** The controls that were clicked, so that none is clicked twice. */
  clicked?: Set<string>
  /** The control that is clicked next. */
  next?: HTMLElement | undefined
  /** Where the visitor was before the click that opened the current dialog. */
  before?: HistoryEntry
  /** The text that the page has put into the clipboard since the last click. */
  copiedText?: string | undefined
  /** How many animations scripts have started since the last click. */
  animations?: number
}

/** What a click did to the page. */
interface Effect {
  readonly control: string
  /** The control's text after the click. */
  readonly label: string
  readonly copiedText?: string | undefined
  /** The text beside a button that copies. */
  readonly shownText?: string | undefined
  /** Whether the session history has one more entry with the same URL, so that Back seems to do nothing. */
  readonly isRepeated: boolean
  readonly animations: number
}

/** Marks the next control that was not clicked yet, in an open dialog first. Returns false if there is none. */
function markNext(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { nameOf, isShown, targetOf } = window.helpers
    const store = window as Clicks
    const clicked = (store.clicked ??= new Set())
    const selector = [
      'button, summary, select, input:not([type=file]), [role=button], a[href^="#"], a[data-download]',
      `a[data-route][href="${location.pathname}"]`,
    ].join()
    const keyOf = (element: Element) => `${element.closest('[id]')?.id ?? ''} ${nameOf(element)}`
    const controls = [
      ...(document.querySelector('dialog:modal') ?? document).querySelectorAll(selector),
    ]

    store.next = controls.find(
      (each) =>
        isShown(targetOf(each)) &&
        !each.matches(':disabled, [inert] *') &&
        !clicked.has(keyOf(each)),
    ) as HTMLElement | undefined
    if (store.next) clicked.add(keyOf(store.next))

    return store.next !== undefined
  })
}

/** Clicks the marked control. In a list, chooses the last entry. */
function clickMarked(page: Page): Promise<Effect> {
  return page.evaluate(async () => {
    const store = window as Clicks
    const control = store.next
    if (!control) throw new Error('no control is marked')
    const name = window.helpers.nameOf(control)
    const entryNow = () => ({ url: location.href, index: navigation.currentEntry?.index })
    const before = entryNow()

    if (!document.querySelector('dialog:modal')) store.before = before
    store.copiedText = undefined
    store.animations = 0
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = control.options.length - 1
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else control.click()

    await new Promise((done) => setTimeout(done, 50))
    const { url, index } = entryNow()

    return {
      control: name,
      label: control.textContent.trim(),
      copiedText: store.copiedText,
      shownText: control.parentElement?.querySelector('code')?.textContent,
      isRepeated: url === before.url && index !== before.index,
      animations: store.animations,
    }
  })
}

/** Records what the page writes to the clipboard. */
const recordCopies = (page: Page) =>
  page.addInitScript(() => {
    const writeText = (text: string) => {
      Object.assign(window, { copiedText: text })
      return Promise.resolve()
    }

    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })

/** Counts the animations that scripts start. Most end before a rule could read them. */
const countAnimations = (page: Page) =>
  page.addInitScript(() => {
    const animate = Reflect.get(Element.prototype, 'animate')

    Element.prototype.animate = function (frames, options) {
      const { duration } = typeof options === 'object' ? options : { duration: options }

      if (Number(duration) > 0)
        Object.assign(window, { animations: ((window as Clicks).animations ?? 0) + 1 })

      return animate.call(this, frames, options)
    }
  })

/** Returns the fault of a label that says "copied" although nothing, or another text, was copied. */
function copyFaults(
  { label, copiedText, shownText }: Effect,
  copiedLabels: readonly string[],
): string[] {
  if (!copiedLabels.includes(label)) return []
  if (!copiedText) return [`says "${label}", but nothing was copied`]

  return shownText !== undefined && copiedText !== shownText
    ? [`copies "${copiedText}", but shows "${shownText}"`]
    : []
}

/** Closes the open dialog, and waits until the visitor is where they were before it opened. */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog:modal').waitFor({ state: 'detached' })
  await expect
    .poll(() =>
      page.evaluate(() => ({ url: location.href, index: navigation.currentEntry?.index })),
    )
    .toEqual(await page.evaluate(() => (window as Clicks).before))
}

/** Returns the URLs of the links in the page. */
const linksOf = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/**
 * Returns what is wrong after a click, unless it is `known` from before, and adds it there. `links` are the URLs that the
 * page has only now.
 */
async function faultsAfter(
  page: Page,
  effect: Effect,
  { path, locale }: Sample,
  links: readonly string[],
  known: Set<string>,
): Promise<string[]> {
  const { dialog, phone } = messagesOf(locale, 'downloads')
  const faults = [
    ...(effect.isRepeated ? ['Back leads to the same page'] : []),
    ...(effect.animations > 0 ? ['something moves in spite of reduced motion'] : []),
    ...copyFaults(effect, [dialog.copied, phone.linkCopied]),
    ...links.flatMap((url) => linkFault(url, path) ?? []),
    ...(await faultsOf(page, rules)).filter((fault) => !known.has(fault)),
  ]

  for (const fault of faults) known.add(fault)

  return faults.map((fault) => `after a click on ${effect.control}: ${fault}`)
}

/** Clicks every control of the open page once, also those that appear. Returns what is wrong after the clicks. */
async function clickAll(page: Page, sample: Sample): Promise<string[]> {
  const faults: string[] = []
  const checked = new Set<string>()
  const known = new Set<string>()

  for (let clicks = 0; clicks < most; clicks += 1) {
    if (await markNext(page)) {
      const effect = await clickMarked(page)
      const links = (await linksOf(page)).filter((url) => !checked.has(url))

      faults.push(...(await faultsAfter(page, effect, sample, links, known)))
      for (const url of links) checked.add(url)
    } else {
      // Nothing is left in the dialog, so the rest of the page follows.
      if ((await page.locator('dialog:modal').count()) === 0) break
      await closeDialog(page)
    }
  }

  return faults
}

for (const sample of samplesIn('ar')) {
  const { path } = sample

  for (const size of [
    { width: 1280, height: 800 },
    { width: 740, height: 360 },
  ].slice(0, isFull || path === '/' || path === '/download/' ? 2 : 1)) {
    test(`every control of ${path} can be clicked at ${size.width}×${size.height}, and the page stays whole`, async ({
      page,
    }) => {
      const errors: string[] = []

      page.on('pageerror', ({ message }) => errors.push(`uncaught ${message}`))
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await mockDownloads(page)
      await recordCopies(page)
      await countAnimations(page)
      await openApp(page, path)
      await addHelpers(page)
      const faults = await clickAll(page, sample)

      expectNoFaults([...new Set([...errors, ...faults])])
    })
  }
}
