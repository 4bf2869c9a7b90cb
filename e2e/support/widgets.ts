import { expect, type Page } from '@playwright/test'
import { focused, type Focused } from './focused'
import { drawn } from './settled'
import { heard } from './virtualReader'

/** Opens and closes by Enter the menu that has the focus, and tells which of its states isn't told. */
export async function disclosureProblems(page: Page): Promise<string[]> {
  const states: (boolean | undefined)[] = [(await focused(page)).expanded]
  for (const key of ['Enter', 'Escape']) {
    await page.keyboard.press(key)
    await drawn(page)
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
  const lost = async () => {
    spoken.push(...(await heard(page)))
    return expected.filter((phrase) => !spoken.includes(phrase))
  }
  await expect
    .poll(lost, { timeout: 3000 })
    .toEqual([])
    .catch(() => undefined)
  return (await lost()).map((phrase) => `"${phrase}", but: ${spoken.join(' / ')}`)
}
