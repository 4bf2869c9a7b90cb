import { expect, test } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { messagesOf } from '../support/content'

const { list, listText, listDone } = messagesOf('en', 'about').fairUse

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the checklist, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    test('says that it is done while every box is checked, and only then', async ({ page }) => {
      await page.goto(pathFor('about', 'en'))
      const boxes = Object.values(list).map((label) => page.getByRole('checkbox', { name: label }))

      for (const box of boxes) {
        await expect(page.getByText(listDone)).toBeHidden()
        await expect(page.getByText(listText)).toBeVisible()
        await box.check()
      }

      await expect(page.getByText(listDone)).toBeVisible()
      await expect(page.getByText(listText)).toBeHidden()

      await boxes[0]?.uncheck()
      await expect(page.getByText(listDone)).toBeHidden()
    })
  })
}
