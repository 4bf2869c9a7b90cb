import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { findNginx } from '../deploy/nginx/findNginx.mjs'
import { startNginx, type Nginx } from '../deploy/nginx/startNginx'
import { pageName, pathFor } from '../src/lib/paths'
import { routeNames } from '../src/site/routes'
import { ask } from '../tests/deploy/ask'
import { freePort } from '../tests/deploy/freePort'
import { publicFolder } from '../tests/deploy/folders'
import { publishSite, reloadOf } from '../tests/deploy/publishSite'
import { writeAnotherBuild } from './support/anotherBuild'
import { watchProblems } from './support/problems'
import { openApp } from './support/visitor'

test.skip(!findNginx(), 'There is no nginx on this machine')
test.describe.configure({ mode: 'serial' })

const room = mkdtempSync(join(tmpdir(), 'site-open-page-'))
const target = join(room, 'server')
const another = join(room, 'another')
const anotherSite = join(another, 'public')
let first = ''
let nginx: Nginx
let port = 0
let address = ''

const publish = (...options: string[]) => publishSite(target, ...options, ...reloadOf(nginx))

test.beforeAll(async () => {
  writeAnotherBuild(publicFolder, another)
  first = publishSite(target)
  port = await freePort()
  address = `http://127.0.0.1:${port}`
  nginx = await startNginx({ generated: join(target, 'current/nginx'), port })
})

test.afterAll(async () => {
  await nginx.stop()
  rmSync(room, { recursive: true })
})

/** Waits for the workers of the current configuration; those of the previous one finish their connections first. */
async function reloaded(): Promise<void> {
  const server = readFileSync(join(target, 'current/nginx/server.conf'), 'utf8')
  const written = server.replaceAll("\\'", "'")
  const outdated = async () => {
    const requests = Array.from({ length: 20 }, () =>
      ask(port, '/', { headers: { Connection: 'close' } }),
    )
    const policies = (await Promise.all(requests)).map(({ headers }) =>
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

  publish('--build', another)
  await reloaded()
  await clickThrough(early)
  await expectBuild(early, anotherSite)
  await openApp(later, '/')

  publish('--release', first)
  await reloaded()
  for (const page of [early, later]) await clickThrough(page)
  await expectBuild(later, publicFolder)

  publish('--build', another)
  await reloaded()
  await clickThrough(late)
  expect(problems).toEqual([])
  await context.close()
})
