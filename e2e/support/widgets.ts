import { type Page } from '@playwright/test'
import { focused, type Focused } from './focused'
import { heard } from './virtualReader'

/** Opens and closes by Enter the menu that has the focus, and tells which of its states isn't told. */
export async function disclosureProblems(page: Page): Promise<string[]> {
  const states: (boolean | undefined)[] = [(await focused(page)).expanded]
  for (const key of ['Enter', 'Escape']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(50)
    states.push((await focused(page)).expanded)
  }
  return ['closed', 'open', 'closed again'].filter((_, index) => states[index] !== (index === 1))
}

/** Moves the slider that has the focus by an arrow key, and tells what of it isn't told in words. */
export async function sliderProblems(page: Page): Promise<string[]> {
  const before = await focused(page)
  await page.keyboard.press('ArrowRight')
  const after = await focused(page)
  await page.keyboard.press('ArrowLeft')
  const inWords = ({ value }: Focused) => /\D{3}/.test(value ?? '')
  return [
    ...(before.role === 'slider' ? [] : ['its role']),
    ...(before.name ? [] : ['its name']),
    ...(inWords(before) && inWords(after) ? [] : ['its value in words']),
    ...(before.value === after.value ? ['that its value has changed'] : []),
  ]
}

/** Does something, and gives of the announcements that should follow those that the screen reader never made. */
export async function lostAnnouncements(
  page: Page,
  act: () => Promise<void>,
  expected: readonly string[],
): Promise<string[]> {
  await heard(page)
  await act()
  const spoken: string[] = []
  for (let tries = 0; tries < 30; tries += 1) {
    spoken.push(...(await heard(page)))
    if (expected.every((phrase) => spoken.includes(phrase))) return []
    await page.waitForTimeout(100)
  }
  const lost = expected.filter((phrase) => !spoken.includes(phrase))
  return lost.map((phrase) => `"${phrase}", but: ${spoken.join(' / ')}`)
}
