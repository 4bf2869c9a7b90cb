import { type Page } from '@playwright/test'
import { addHelpers } from './rules/helpers/helpers'

/**
 * Moves the focus through a page with the Tab key. Returns unreachable controls, focus traps, deviations from the
 * document order, and controls with an invisible focus.
 */
export async function tabProblems(page: Page): Promise<string[]> {
  await addHelpers(page)
  const controls = await listControls(page)
  const visited: number[] = []
  const problems: string[] = []
  const name = (index: number) => controls[index] ?? 'no control'

  for (let press = 0; press <= controls.length; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await readStop(page)
    const last = visited.at(-1)
    // After the last control, Tab leaves the page or returns to the first control.
    if (visited.length && (stop.index === -1 || stop.index === visited[0])) break
    if (stop.index === last) return [...problems, `trapped: ${name(stop.index)}`]
    if (stop.index < (last ?? -1)) problems.push(`order: ${name(stop.index)}`)
    problems.push(...stop.problems.map((problem) => `${problem}: ${name(stop.index)}`))
    visited.push(stop.index)
  }

  const missed = controls.filter((_, index) => !visited.includes(index))

  return [...problems, ...missed.map((control) => `out of reach: ${control}`)]
}

interface Walked {
  controls?: Element[]
}

/** Stores the controls that Tab should reach in `window.controls`. Returns the start of the HTML of each control. */
function listControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"], [role=button]',
    )
    const controls = [...candidates].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches(':disabled, [inert] *') &&
        // In a radio group, Tab reaches only the checked button, or the first one until the app has checked one.
        !control.matches('[type=radio]:not(:checked, :not(:has(:checked)) > :first-child > *)'),
    )

    ;(window as Walked).controls = controls

    return controls.map((control) => control.outerHTML.slice(0, 120))
  })
}

/** Returns the index of the focused control in `window.controls`, or -1, and the problems with its focus indicator. */
async function readStop(page: Page): Promise<{ index: number; problems: string[] }> {
  const index = await page.evaluate(async () => {
    // Waits, because elements that appear on focus become visible one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const control = document.activeElement

    return control ? ((window as Walked).controls ?? []).indexOf(control) : -1
  })
  if (index === -1) return { index, problems: [] }

  const hasOutline = await page.evaluate(showsFocus)
  const isCovered = await page.evaluate(coversFocus)

  return {
    index,
    problems: [...(hasOutline ? [] : ['no outline']), ...(isCovered ? ['covered'] : [])],
  }
}

/** Returns whether a visitor sees which control has the focus. Runs in the page. */
function showsFocus(): boolean {
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
  if (control.matches('[href="#main"]')) return true
  const isInvisible =
    control.matches('.visuallyHidden') || getComputedStyle(control).opacity === '0'
  if (!isInvisible) return isOutlined(control)

  // If an input is invisible, something beside it has the outline.
  const beside = control.parentElement?.querySelectorAll(':scope > *, :scope > * svg') ?? []

  return [...beside].some((one) => one !== control && isOutlined(one))
}

/** Returns whether something covers the middle of the control with the focus. Runs in the page. */
function coversFocus(): boolean {
  const control = document.activeElement
  if (!control) return false

  const { left, right, top, bottom } = control.getBoundingClientRect()
  // A control that is higher than the window, such as the slider of the opening, is used where it is in the window.
  const middle = (start: number, end: number, size: number) =>
    (Math.max(start, 0) + Math.min(end, size)) / 2
  const hit = document.elementFromPoint(
    middle(left, right, innerWidth),
    middle(top, bottom, innerHeight),
  )

  // A label may cover its control. So may an ancestor, because the centre of a wrapped link may belong to it.
  return !hit || !(control.contains(hit) || hit.contains(control) || hit.closest('label'))
}
