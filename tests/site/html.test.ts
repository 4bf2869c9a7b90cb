import { HtmlValidate } from 'html-validate/node'
import { pageFile } from '../../src/lib/pageFiles'
import { readBuilt } from '../support/builtSite'
import { sitePages } from '../support/sitePages'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
})

test.each(sitePages)('$name is valid HTML', async ({ path }) => {
  const report = await validator.validateString(readBuilt(pageFile(path)))
  const mistakes = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
  expect(mistakes).toEqual([])
})

// The Nu checker refuses them, and html-validate does not see them.
test.each(sitePages)('$name holds no control characters', ({ path }) => {
  expect(readBuilt(pageFile(path))).not.toMatch(/[^\P{Cc}\n\t]/u)
})

// On a page reached by a link, React sets them in this order, and Safari and Firefox fetch at once what has an
// address and was not told to wait.
test.each(sitePages)('$name tells pictures to wait before it gives their address', ({ path }) => {
  expect(readBuilt(pageFile(path))).not.toMatch(/<img[^>]* src(set)?=[^>]* loading="lazy"/i)
})
