import { rules } from '../support/rules/states'
import { expectRule, test } from '../support/rules/visit'
import { isFull, samplesIn } from '../support/sitePages'

for (const page of samplesIn('ar', 'de', 'es', 'ja', 'ko', 'ru', 'vi')) {
  test.describe(page.path, () => {
    // The rules of a page run in one worker, one after the other, so that they share a visit.
    test.describe.configure({ mode: 'default', timeout: isFull ? 900_000 : 300_000 })

    for (const rule of rules) {
      test(rule.name, async ({ findings }) => {
        expectRule(rule, page, await findings(page))
      })
    }
  })
}
