import { type Page } from '@playwright/test'
import { addColours, type ColourWindow } from './colours'

/** The focused element, as the accessibility tree exposes it. */
export interface Focused {
  readonly role: string
  readonly name: string
  /** Whether an element such as `<summary>` is expanded; undefined for elements that do not expand. */
  readonly expanded: boolean | undefined
  /** The `aria-valuetext` of a slider; undefined for other elements. */
  readonly value: string | undefined
}

interface AccessibilityNode {
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[]
}

/** Reads the focused element from Chromium's accessibility tree. */
export async function focused(page: Page): Promise<Focused> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })
  await session.detach()
  const valueText = await page.evaluate(() =>
    document.activeElement?.getAttribute('aria-valuetext'),
  )
  const [node] = nodes as unknown as readonly AccessibilityNode[]
  const expanded = node?.properties?.find(({ name }) => name === 'expanded')?.value.value
  return {
    role: node?.role?.value ?? '',
    name: node?.name?.value ?? '',
    expanded: expanded as boolean | undefined,
    value: valueText ?? undefined,
  }
}

/** Presses Tab until the focused element has the role, and a name that contains `name`. Throws after 150 presses. */
export async function tabTo(page: Page, role: string, name: string): Promise<Focused> {
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (now.role === role && now.name.includes(name)) return now
  }
  throw new Error(`Tab never reaches a ${role} "${name}"`)
}

/** Opens and closes the focused menu by keyboard. Returns the states that the accessibility tree fails to expose. */
export async function disclosureProblems(page: Page): Promise<string[]> {
  const states: (boolean | undefined)[] = [(await focused(page)).expanded]
  for (const key of ['Enter', 'Escape']) {
    await page.keyboard.press(key)
    await nextFrame(page)
    states.push((await focused(page)).expanded)
  }
  return ['closed', 'open', 'closed again'].filter((_, index) => states[index] !== (index === 1))
}

/** Moves the focused slider with an arrow key. Returns the properties that the accessibility tree fails to expose. */
export async function sliderProblems(page: Page): Promise<string[]> {
  const before = await focused(page)
  await page.keyboard.press('ArrowRight')
  const after = await focused(page)
  await page.keyboard.press('ArrowLeft')
  const hasText = ({ value }: Focused) => /\D{3}/.test(value ?? '')
  return [
    ...(before.role === 'slider' ? [] : ['its role']),
    ...(before.name ? [] : ['its name']),
    ...(hasText(before) && hasText(after) ? [] : ['its value as text']),
    ...(before.value === after.value ? ['the change of its value'] : []),
  ]
}

/** Waits for two frames, so that new styles are applied. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/**
 * Moves the focus through a page with the Tab key. Returns unreachable controls, focus traps, deviations from the
 * document order, and controls with an invisible focus.
 */
export async function tabProblems(page: Page): Promise<string[]> {
  await addColours(page)
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
        // In a radio group, Tab reaches only the checked button.
        !control.matches('input[type=radio]:not(:checked)'),
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
    const { isDistinct, backgroundsOf } = (window as unknown as ColourWindow).colours
    const outlined = (element: Element | null) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return (
        outlineStyle !== 'none' &&
        parseFloat(outlineWidth) >= 2 &&
        isDistinct(outlineColor, backgroundsOf(element.parentElement))
      )
    }
    // If an input is visually hidden, its parent has the outline. The skip link is visible only with the focus.
    const hasOutline =
      outlined(control) || outlined(control.parentElement) || control.matches('[href="#main"]')
    const { x, y, width, height } = control.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    // A label may cover its control. So may an ancestor, because the centre of a wrapped link may belong to it.
    const covered =
      !top || !(control.contains(top) || top.contains(control) || top.closest('label'))
    return {
      index,
      problems: [...(hasOutline ? [] : ['no outline']), ...(covered ? ['covered'] : [])],
    }
  })
}
