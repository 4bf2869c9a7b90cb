import '../scripts/lib/checkNode.mjs'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { budgetsText } from './support/budgets'
import { pageCounts } from './support/pageCounts'
import { sitePages } from './support/sitePages'

/** Writes down what each page of the built site costs now: from here on, more than that fails. */
const counted = new Map(sitePages.map(({ name, path }) => [name, pageCounts(path)]))
writeFileSync(join(__dirname, 'budgets.csv'), budgetsText(counted))
console.log(`The costs of ${counted.size} pages are written to tests/budgets.csv.`)
