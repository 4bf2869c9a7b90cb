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
function readStop(page: Page): Promise<{ index: number; problems: string[] }> {
  return page.evaluate(async () => {
    // Waits, because elements that appear on focus become visible one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const control = document.activeElement
    const index = control ? ((window as Walked).controls ?? []).indexOf(control) : -1
    if (!control || index === -1) return { index, problems: [] }
    const { backgroundsOf, contrast } = window.helpers
    const outlined = (element: Element | null) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return (
        outlineStyle !== 'none' &&
        parseFloat(outlineWidth) >= 2 &&
        contrast(outlineColor, backgroundsOf(element.parentElement)) >= 3
      )
    }

    // If an input is invisible, something beside it has the outline. The skip link is visible only with the focus.
    const isInvisible =
      control.matches('.visuallyHidden') || getComputedStyle(control).opacity === '0'
    const beside = [
      ...(control.parentElement?.querySelectorAll(':scope > *, :scope > * svg') ?? []),
    ]
    const hasOutline =
      (isInvisible ? beside.some((one) => one !== control && outlined(one)) : outlined(control)) ||
      control.matches('[href="#main"]')
    const { left, right, top: upper, bottom: lower } = control.getBoundingClientRect()
    // A control that is higher than the window, such as the slider of the hero, is used where it is in the window.
    const middle = (start: number, end: number, size: number) =>
      (Math.max(start, 0) + Math.min(end, size)) / 2
    const top = document.elementFromPoint(
      middle(left, right, innerWidth),
      middle(upper, lower, innerHeight),
    )
    // A label may cover its control. So may an ancestor, because the centre of a wrapped link may belong to it.
    const covered =
      !top || !(control.contains(top) || top.contains(control) || top.closest('label'))

    return {
      index,
      problems: [...(hasOutline ? [] : ['no outline']), ...(covered ? ['covered'] : [])],
    }
  })
}
