import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { publish, rollBack } from '../deploy/lib/publish'
import { findNginx } from '../scripts/nginx/findNginx.mjs'
import { startNginx, type Nginx } from '../scripts/nginx/startNginx'
import { pageName, pathFor } from '../src/lib/paths'
import { routeNames } from '../src/site/routes'
import { ask } from '../tests/deploy/ask'
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
let port = 0
let address = ''

const reload = () => nginx.reload()
const publishBuild = (build: string) => publish({ build, target, keep: 3, reload })

test.beforeAll(async () => {
  writeAnotherBuild(publicFolder, another)
  publish({ build: publicFolder, target, keep: 3, reload: () => undefined })
  port = await freePort()
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

/** Waits until all workers of the server follow what was written last: those from before go on beside the new ones for a while. */
async function reloaded(): Promise<void> {
  const written = readFileSync(join(target, 'nginx/server.conf'), 'utf8').replaceAll("\\'", "'")
  const outdated = async () => {
    const questions = Array.from({ length: 20 }, () =>
      ask(port, '/', { headers: { Connection: 'close' } }),
    )
    const policies = (await Promise.all(questions)).map(({ headers }) =>
      String(headers['content-security-policy']),
    )
    return policies.filter((policy) => !written.includes(policy)).length
  }
  await expect.poll(outdated).toBe(0)
}

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

const buildIn = (folder: string) => {
  const latest = readFileSync(join(folder, 'builds/latest.json'), 'utf8')
  return (JSON.parse(latest) as { id: string }).id
}

/** Expects the app of a page to be that of the build in a folder. */
const expectBuild = (page: Page, folder: string) =>
  expect(page.locator('html')).toHaveAttribute('data-build', buildIn(folder))

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
  await expectBuild(early, publicFolder)

  publishBuild(another)
  await reloaded()
  await clickThrough(early)
  await expectBuild(early, another)
  await openApp(later, '/')

  rollBack(target, reload)
  await reloaded()
  for (const page of [early, later]) await clickThrough(page)
  await expectBuild(later, publicFolder)

  publishBuild(another)
  await reloaded()
  await clickThrough(late)
  expect(problems).toEqual([])
  await context.close()
})
