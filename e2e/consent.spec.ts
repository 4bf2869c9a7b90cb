import { expect, test } from '@playwright/test'
import { wordsOf } from '../tests/support/words'
import { letPass } from './support/settled'
import { openAppInHeldTime } from './support/visitor'

test('nothing is counted, asked or fetched elsewhere where nothing is set up', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
  })
  await openAppInHeldTime(page, '/')
  await letPass(page, 5)
  const { consentQuestion } = wordsOf('en', 'common')
  await expect(page.getByText(consentQuestion.text)).toHaveCount(0)
  await expect(page.getByRole('button', { name: consentQuestion.change })).toHaveCount(0)
  expect(elsewhere).toEqual([])
})
