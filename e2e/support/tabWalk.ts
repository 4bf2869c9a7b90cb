import { type Page } from '@playwright/test'

/** One stop of the Tab key: which control of the page it is, and what is wrong with how it shows. */
interface Stop {
  /** Its number among the controls in the order of the page; -1 where the focus is on none of them. */
  readonly index: number
  readonly problems: readonly string[]
}

/**
 * Walks a page with the Tab key from its beginning to its end and tells what goes wrong: controls that it never
 * reaches, a control that it can't leave, an order other than the page's, a focus that can't be seen.
 */
export async function tabProblems(page: Page): Promise<string[]> {
  const controls = await listControls(page)
  const visited: number[] = []
  const problems: string[] = []
  const name = (index: number) => controls[index] ?? 'what is no control'
  for (let press = 0; press <= controls.length; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await readStop(page)
    const last = visited.at(-1)
    // Past the last control the browser's own begin.
    if (stop.index === -1 && visited.length) break
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

/** Notes in the page which controls Tab should reach, in their order, and gives how each begins. */
function listControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"], [role=button]',
    )
    const controls = [...candidates].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches(':disabled, [inert] *') &&
        // Of radio buttons only the chosen one is a stop: arrow keys do the rest.
        !control.matches('input[type=radio]:not(:checked)'),
    )
    ;(window as Walked).controls = controls
    return controls.map((control) => control.outerHTML.slice(0, 120))
  })
}

function readStop(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    // What comes into sight with the focus is there one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const control = document.activeElement
    const index = control ? ((window as Walked).controls ?? []).indexOf(control) : -1
    if (!control || index === -1) return { index, problems: [] }
    const outlined = (element: Element | null) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }
    const { x, y, width, height } = control.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    // The label of a control, and the pieces of one that breaks into two lines, belong to it.
    const covered =
      !top || !(control.contains(top) || top.contains(control) || top.closest('label'))
    return {
      index,
      problems: [
        // What lies over its surroundings lets them show the focus.
        ...(outlined(control) || outlined(control.parentElement) ? [] : ['no outline']),
        ...(covered ? ['covered'] : []),
      ],
    }
  })
}
