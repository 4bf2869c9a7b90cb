import { type Page } from '@playwright/test'
import { nextFrame } from './frames'
import { addHelpers } from './rules/helpers/helpers'

/** A place that the focus has after Tab was pressed. */
interface Stop {
  /** The index of the focused control in the list of controls; `elsewhere` if it is not in the list. */
  readonly index: number
  /** What hides the focus from the visitor, such as `no outline of 2 px and 3:1`. */
  readonly problems: readonly string[]
}

/** The index of an element that is no control of the page, such as `<body>`. */
const elsewhere = -1

/**
 * Moves the focus through a page with the Tab key. Returns a problem for each control that Tab does not reach, reaches in
 * another order than that of the document, or does not leave, and for each focus that a visitor does not see.
 *
 * @example
 * ['order: <a href="/">…', 'no outline of 2 px and 3:1: <button>…', 'trapped: <input>…', 'out of reach: <summary>…']
 */
export async function tabProblems(page: Page): Promise<string[]> {
  await addHelpers(page)
  const controls = await listControls(page)
  const { stops, isTrapped } = await pressTabThrough(page, controls.length)
  const name = (index: number) => controls[index] ?? 'no control'

  const problems = stops.flatMap((stop, position) => {
    const previous = stops[position - 1]
    const isBackwards = previous !== undefined && stop.index < previous.index

    return [...(isBackwards ? ['order'] : []), ...stop.problems].map(
      (problem) => `${problem}: ${name(stop.index)}`,
    )
  })
  // After a trap, Tab cannot reach any other control.
  if (isTrapped) return [...problems, `trapped: ${name(stops.at(-1)?.index ?? elsewhere)}`]

  const reached = stops.map(({ index }) => index)
  const missed = controls.filter((_, index) => !reached.includes(index))

  return [...problems, ...missed.map((control) => `out of reach: ${control}`)]
}

/**
 * Presses Tab until the focus has left the page or is at the first control again, or until a control keeps it. Returns all
 * stops in their order, and whether the last one keeps the focus.
 */
async function pressTabThrough(
  page: Page,
  controls: number,
): Promise<{ stops: readonly Stop[]; isTrapped: boolean }> {
  const stops: Stop[] = []

  for (let press = 0; press <= controls; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await readStop(page)
    const hasLeft = stop.index === elsewhere || stop.index === stops[0]?.index
    if (stops.length > 0 && hasLeft) break
    if (stop.index === stops.at(-1)?.index) return { stops, isTrapped: true }

    stops.push(stop)
  }

  return { stops, isTrapped: false }
}

/** The window of the page, which keeps the list of controls between two calls. */
interface WindowWithControls {
  controls?: Element[]
}

/** Stores the controls that Tab should reach in `window.controls`. Returns the start of the HTML of each control. */
function listControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"], [role=button]',
    )
    const isEnabled = (control: HTMLElement) => !control.matches(':disabled, [inert] *')
    const isVisible = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true })

    // In a radio group, Tab reaches only the checked button, or the first one until the app has checked one.
    const isSkippedRadio = (control: HTMLElement) => {
      if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return false
      const group = [...document.getElementsByName(control.name)]

      return control !== (group.find((radio) => radio.matches(':checked')) ?? group[0])
    }

    const controls = [...candidates].filter(
      (control) => isEnabled(control) && isVisible(control) && !isSkippedRadio(control),
    )

    ;(window as WindowWithControls).controls = controls

    return controls.map((control) => control.outerHTML.slice(0, 120))
  })
}

/** Returns where the focus is, and what hides it from the visitor. */
async function readStop(page: Page): Promise<Stop> {
  // Elements that appear on focus become visible one frame later.
  await nextFrame(page)

  const index = await page.evaluate(() => {
    const focused = document.activeElement

    return focused ? ((window as WindowWithControls).controls ?? []).indexOf(focused) : -1
  })

  if (index === elsewhere) return { index, problems: [] }

  const isOutlined = await page.evaluate(isFocusOutlined)
  const isCovered = await page.evaluate(isFocusCovered)

  return {
    index,
    problems: [
      ...(isOutlined ? [] : ['no outline of 2 px and 3:1']),
      ...(isCovered ? ['covered'] : []),
    ],
  }
}

/**
 * Returns whether an outline shows which control has the focus. It is at least 2 px wide, and has a contrast of at least 3:1
 * (WCAG 2.4.13). Runs in the page.
 */
function isFocusOutlined(): boolean {
  const control = document.activeElement
  if (!control) return false

  const { backgroundsOf, contrast } = window.helpers
  const isOutlined = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)

    return (
      outlineStyle !== 'none' &&
      parseFloat(outlineWidth) >= 2 &&
      contrast(outlineColor, backgroundsOf(element.parentElement)) >= 3
    )
  }

  // The skip link is visible only with the focus.
  const isSkipLink = control.matches('[href="#main"]')
  if (isSkipLink) return true

  const isInvisible =
    control.matches('.visuallyHidden') || getComputedStyle(control).opacity === '0'
  if (!isInvisible) return isOutlined(control)

  // If an input is invisible, something beside it has the outline.
  const beside = control.parentElement?.querySelectorAll(':scope > *, :scope > * svg') ?? []

  return [...beside].some((element) => element !== control && isOutlined(element))
}

/** Returns whether something covers the middle of the control with the focus. Runs in the page. */
function isFocusCovered(): boolean {
  const control = document.activeElement
  if (!control) return false

  // A control that is higher than the window, such as the slider of the opening, is used where it is in the window.
  const visibleMiddle = (start: number, end: number, windowSize: number) =>
    (Math.max(start, 0) + Math.min(end, windowSize)) / 2
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const hit = document.elementFromPoint(
    visibleMiddle(left, right, innerWidth),
    visibleMiddle(top, bottom, innerHeight),
  )
  if (!hit) return true

  // A label may cover its control. So may an ancestor, because the centre of a wrapped link may belong to it.
  const isOwn = control.contains(hit) || hit.contains(control) || hit.closest('label') !== null

  return !isOwn
}
