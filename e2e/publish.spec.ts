import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, type Page } from '@playwright/test'
import { publish, rollBack } from '../deploy/lib/publish'
import { findNginx } from '../scripts/nginx/findNginx.mjs'
import { startNginx, type Nginx } from '../scripts/nginx/startNginx'
import { pageName, pathFor } from '../src/lib/paths'
import { routeNames } from '../src/site/routes'
import { freePort } from '../tests/deploy/freePort'
import { publicFolder } from '../tests/deploy/folders'
import { writeAnotherBuild } from './support/anotherBuild'
import { watchProblems } from './support/problems'
import { openApp } from './support/visitor'

test.skip(!findNginx(), 'There is no nginx on this machine')
test.describe.configure({ mode: 'serial' })

const room = mkdtempSync(join(tmpdir(), 'site-open-page-'))
const target = join(room, 'server')
const another = join(room, 'another')
let nginx: Nginx
let address = ''

const reload = () => nginx.reload()
const publishBuild = (build: string) => publish({ build, target, keep: 3, reload })

test.beforeAll(async () => {
  writeAnotherBuild(publicFolder, another)
  publish({ build: publicFolder, target, keep: 3, reload: () => undefined })
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  nginx = await startNginx({
    folder: join(target, 'current'),
    generated: join(target, 'nginx'),
    keptFolder: join(target, 'files'),
    port,
  })
})

test.afterAll(async () => {
  await nginx.stop()
  rmSync(room, { recursive: true })
})

/** Clicks through every page of the language of an open page, and ends where the last link leads. */
async function clickThrough(page: Page): Promise<void> {
  for (const route of routeNames.filter((name) => name !== 'home')) {
    const path = pathFor(route, 'en')
    await page.locator(`a[href="${path}"]`).locator('visible=true').first().click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('html')).toHaveAttribute('data-page', pageName(route, 'en'))
    await expect(page.locator('h1')).toBeVisible()
  }
}

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build')

test('in pages left open through publishing and roll back every click works', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB' })
  const [early, late, later] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ]
  const problems = [early, late, later].flatMap((page) => watchProblems(page, address))
  for (const page of [early, late]) await openApp(page, '/')
  const before = await buildOf(early)

  publishBuild(another)
  await wait(500)
  await clickThrough(early)
  expect(await buildOf(early)).not.toBe(before)
  await openApp(later, '/')

  rollBack(target, reload)
  await wait(500)
  for (const page of [early, later]) await clickThrough(page)
  expect(await buildOf(later)).toBe(before)

  publishBuild(another)
  await wait(500)
  await clickThrough(late)
  expect(problems).toEqual([])
  await context.close()
})
