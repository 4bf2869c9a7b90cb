import { expect, test } from '@playwright/test'
import { swapCaption } from '../../src/lib/sharedSwap'
import { messagesOf } from '../support/content'

const { library } = messagesOf('en', 'app')
const { swap: cast } = messagesOf('en', 'common')
const { motion, try: swap } = messagesOf('en', 'home')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a chosen face appears in the hero, in the app, in the call and in the caption of the swap', async ({
    page,
  }) => {
    await page.goto('/')
    const hero = page.locator('main > *').first()
    const choices = page.getByRole('group', { name: library, exact: true })
    const choose = { name: swap.face, exact: true }
    const parts = [hero, page.locator('#try')].map((part) => part.getByRole('group', choose))
    for (const group of [choices, ...parts]) {
      const radio = page.getByRole('radio', { name: cast.names.eva })
      await group.locator('label').filter({ has: radio }).click()
    }
    const faces = page.locator('img[src^="/cast/face-"]').filter({ visible: true })
    await expect(page.locator('#uses').locator(faces)).toHaveCount(2)
    // Polls, because the previous face stays visible until the animation ends.
    const shown = page.locator('#uses, #try').or(hero).locator(faces)
    const sources = () => shown.evaluateAll((all) => all.map((face) => face.getAttribute('src')))
    await expect.poll(async () => [...new Set(await sources())]).toEqual(['/cast/face-eva.svg'])
    await expect(page.locator('#try figcaption span').filter({ visible: true })).toHaveText(
      swapCaption(cast, { head: 'ada', face: 'eva' }),
    )
  })
})

test('the looping animations can be paused', async ({ page }) => {
  await page.goto('/')
  const loops = page.locator('#motion')
  await loops.scrollIntoViewIfNeeded()
  const running = () =>
    loops.evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
          .length,
    )
  await expect.poll(running).toBeGreaterThan(0)
  await page.getByLabel(motion.pause).check({ force: true })
  await expect.poll(running).toBe(0)
})
