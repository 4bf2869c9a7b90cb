import { type Page } from '@playwright/test'

interface Node {
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[]
}

/** What assistive technology is told of the element that has the focus. */
export interface Focused {
  readonly role: string
  readonly name: string
  /** Open or closed, for what can be either. */
  readonly expanded: boolean | undefined
  /** The value in words, for a slider: Chromium's tree has its number only. */
  readonly value: string | undefined
}

/** Asks Chromium's accessibility tree what the focus is on. */
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
  const [node] = nodes as unknown as readonly Node[]
  const property = (name: string) => node?.properties?.find((one) => one.name === name)?.value.value
  return {
    role: node?.role?.value ?? '',
    name: node?.name?.value ?? '',
    expanded: property('expanded') as boolean | undefined,
    value: valueText ?? undefined,
  }
}

/** Presses Tab until the focus is on what has a role and words in its name, and gives what it is; throws when it never is. */
export async function tabTo(page: Page, role: string, name: string): Promise<Focused> {
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (now.role === role && now.name.includes(name)) return now
  }
  throw new Error(`Tab never comes to a ${role} "${name}"`)
}
