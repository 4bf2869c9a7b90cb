import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { locales, localeCodes } from '../src/site/locales'
import { wordsOf } from '../tests/support/words'
import { startEditorServer, type EditorServer } from './support/editorServer'
import { tabTo } from './support/focused'
import { violations } from './support/violations'

const test = base.extend<{ server: EditorServer }>({
  server: [
    async ({ page }, use) => {
      const server = await startEditorServer()
      await page.goto(`${server.address}/admin/`)
      await use(server)
      await server.close()
    },
    { auto: true },
  ],
})

// Twelve languages are filled in by hand.
test.describe.configure({ timeout: 120_000 })

const korean = 'content/locales/ko/price.json'
const banner = 'content/site/banner.yaml'
const textOf = ({ project }: EditorServer, path: string) =>
  readFileSync(join(project, path), 'utf8')
const write = ({ project }: EditorServer, path: string, text: string) =>
  writeFileSync(join(project, path), text)

/** Opens a file by what the list calls it. */
async function open(page: Page, language: string, title: string | RegExp) {
  await page.getByLabel('Language').selectOption(language)
  const files = page.getByRole('navigation', { name: 'Files' })
  await files.getByRole('button', { name: title, exact: true }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(title)
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save' })
/** The box of a field, by the field's name in the content check. */
const box = (page: Page, name: string) => page.locator(`[id="box:${name}"]`)

async function save(page: Page) {
  await saveButton(page).click()
  await expect(page.getByRole('status')).toHaveText('Saved.')
}

/** Writes into a field that is shown in every language. */
async function fillAll(field: Locator, words: readonly string[]) {
  for (const [index, code] of localeCodes.entries()) {
    await field.getByLabel(locales[code].name, { exact: true }).fill(words[index] ?? '')
  }
}

interface Home {
  readonly testimonials: { readonly items: Record<string, unknown> }
}

interface Answers {
  readonly entries: readonly { key: string; question: string; answer: string }[]
}

test('one word in Korean is mended, and every other byte stays', async ({ page, server }) => {
  const before = textOf(server, korean)
  const { title } = wordsOf('ko', 'price')
  await open(page, 'ko', 'price')
  const field = box(page, 'title').getByLabel('Title')
  await expect(field).toHaveValue(title)
  await field.fill(`${title} 새`)
  await save(page)
  expect(textOf(server, korean)).toBe(before.replace(`"${title}"`, `"${title} 새"`))
  await expect(saveButton(page)).toBeDisabled()
})

test('comments, order and the schema line of YAML stay', async ({ page, server }) => {
  const before = textOf(server, banner)
  await open(page, 'en', /^banner/)
  await page.getByLabel('Dismiss key').fill('autumn-9')
  await save(page)
  expect(textOf(server, banner)).toBe(before.replace(/(dismissKey: ).*/, '$1autumn-9'))
})

test('a question is added in all languages side by side', async ({ page, server }) => {
  const path = (code: string) => `content/prose/${code}/faq.yaml`
  const before = localeCodes.map((code) => textOf(server, path(code)))
  const models = before.map((text) => (parse(text) as Answers).entries[0])
  await open(page, 'all', /^faq: Answers/)
  await page.getByRole('button', { name: /^Add an entry/ }).click()
  await expect(box(page, 'entries.').getByLabel('Key')).toBeFocused()
  await page.keyboard.type('twin')
  for (const part of ['question', 'answer'] as const) {
    await fillAll(
      box(page, `entries..${part}`),
      models.map((model) => model?.[part] ?? ''),
    )
  }
  await open(page, 'all', /^faq: Which/)
  await page.getByRole('button', { name: 'Add an entry: Price' }).click()
  await page.keyboard.type('twin')
  await save(page)
  for (const [index, code] of localeCodes.entries()) {
    const after = textOf(server, path(code))
    expect(after.startsWith(before[index] ?? '-')).toBe(true)
    expect((parse(after) as Answers).entries.at(-1)).toEqual({ ...models[index], key: 'twin' })
  }
  expect(textOf(server, 'content/site/faq.yaml')).toMatch(/\n {2}- twin\n$/)
})

test('a testimonial gets a name in all languages', async ({ page, server }) => {
  const path = (code: string) => `content/locales/${code}/home.json`
  const before = localeCodes.map((code) => textOf(server, path(code)))
  const models = localeCodes.map((code) => wordsOf(code, 'home').testimonials.items.call)
  const items = box(page, 'testimonials.items')
  const name = page.locator('[id="new:testimonials.items"]')
  await open(page, 'all', 'home')
  await items.getByText('Add a name to Items', { exact: true }).click()
  for (const [words, answer] of [
    ['Not a name', 'A name has letters and digits, a small letter first.'],
    ['call', 'call is there already.'],
  ] as const) {
    await name.fill(words)
    await name.press('Enter')
    await expect(page.getByRole('status')).toHaveText(answer)
  }
  await name.fill('evening')
  await name.press('Enter')
  const entry = 'testimonials.items.evening'
  await expect(box(page, `${entry}.title`).getByLabel('English')).toBeFocused()
  for (const part of ['title', 'text', 'alt'] as const) {
    await fillAll(
      box(page, `${entry}.${part}`),
      models.map((model) => model[part]),
    )
  }
  await open(page, 'all', /^testimonials/)
  await page.getByRole('button', { name: /^Add an entry/ }).click()
  await page.keyboard.type('evening')
  await save(page)
  for (const [index, code] of localeCodes.entries()) {
    const after = JSON.parse(textOf(server, path(code))) as Home
    expect(after.testimonials.items.evening).toEqual(models[index])
    delete after.testimonials.items.evening
    expect(`${JSON.stringify(after, null, 2)}\n`).toBe(before[index])
  }
})

test('a name that a language lacks is offered there, and comes back to its place', async ({
  page,
  server,
}) => {
  const before = textOf(server, korean)
  const { title } = wordsOf('ko', 'price')
  write(server, korean, before.replace(/\n {2}"title": .*/, ''))
  await open(page, 'ko', 'price')
  await page.getByRole('button', { name: 'Add as English has it: Title' }).click()
  await expect(box(page, 'title').getByLabel('Title')).toBeFocused()
  await page.keyboard.insertText(title)
  await save(page)
  expect(textOf(server, korean)).toBe(before)
})

test('a mistake is told in words, and nothing that was typed is lost', async ({ page, server }) => {
  const before = [textOf(server, banner), textOf(server, korean)]
  const { title } = wordsOf('ko', 'price')
  await open(page, 'ko', 'price')
  const words = box(page, 'title').getByLabel('Title')
  await words.fill(`${title} {{brand.nam}}`)
  await open(page, 'ko', /^banner/)
  const key = page.getByLabel('Dismiss key')
  await key.fill('Not a key')
  await saveButton(page).click()
  await expect(page.getByRole('status')).toHaveText(/^Not saved: [2-9] to mend\.$/)
  await expect(page.getByRole('main')).toContainText(`${banner}:3:13`)
  await expect(page.getByRole('main')).toContainText('did you mean "brand.name"?')
  await expect(key).toHaveValue('Not a key')
  await expect(key).toHaveAttribute('aria-invalid', 'true')
  await expect(key).toHaveAccessibleDescription(/has not the right form/)
  expect([textOf(server, banner), textOf(server, korean)]).toEqual(before)
  await key.fill('a-key')
  await open(page, 'ko', /^price/)
  await expect(words).toHaveValue(`${title} {{brand.nam}}`)
  await words.fill(`${title} 새`)
  await save(page)
  await expect(page.getByRole('main')).not.toContainText('would be wrong')
})

test('what changed on the disk meanwhile is not written over', async ({ page, server }) => {
  await open(page, 'en', /^banner/)
  const elsewhere = textOf(server, banner).replace(/(dismissKey: ).*/, '$1elsewhere')
  write(server, banner, elsewhere)
  await page.getByLabel('Dismiss key').fill('here')
  await saveButton(page).click()
  await expect(page.getByRole('status')).toContainText('was changed elsewhere')
  await expect(page.getByLabel('Dismiss key')).toHaveValue('here')
  expect(textOf(server, banner)).toBe(elsewhere)
})

/** Keeps the next question of a kind from the server until it is let go; that waits until the answer is read. */
async function hold(page: Page, question: 'open' | 'save') {
  const address = `**/admin/${question}`
  let letGo: (() => void) | undefined
  const held = new Promise<void>((done) => (letGo = done))
  await page.route(address, (route) => held.then(() => route.continue()), { times: 1 })
  return async () => {
    const answer = page.waitForResponse(address)
    letGo?.()
    await (await answer).finished()
    await page.evaluate(() => new Promise((done) => setTimeout(done)))
  }
}

test('Save pressed twice saves once, and can be pressed again', async ({ page, server }) => {
  await open(page, 'en', /^banner/)
  const key = page.getByLabel('Dismiss key')
  const status = page.getByRole('status')
  for (const [word, answer] of [
    ['once', 'Saved.'],
    ['Not a key', 'Not saved: 1 to mend.'],
    ['twice', 'Saved.'],
  ] as const) {
    await key.fill(word)
    const letGo = await hold(page, 'save')
    let questions = 0
    page.on('request', (request) => (questions += Number(request.url().endsWith('/admin/save'))))
    await saveButton(page).dblclick()
    await expect(saveButton(page)).toBeDisabled()
    await letGo()
    await expect(status).toHaveText(answer)
    expect(questions).toBe(1)
    page.removeAllListeners('request')
  }
  expect(textOf(server, banner)).toMatch(/^dismissKey: twice$/m)
  await key.fill('more')
  await page.route('**/admin/save', (route) => route.abort())
  await saveButton(page).click()
  await expect(status).toContainText('does not answer')
  await expect(saveButton(page)).toBeEnabled()
})

test('an answer that comes late leaves the focus where somebody has gone', async ({ page }) => {
  const letGo = await hold(page, 'open')
  await page.getByRole('button', { name: /^banner/ }).click()
  await page.getByLabel('Language').focus()
  await letGo()
  await expect(page.getByLabel('Dismiss key')).toBeVisible()
  await expect(page.getByLabel('Language')).toBeFocused()
})

test('who types while the open file is opened anew loses nothing', async ({ page, server }) => {
  await open(page, 'en', /^banner/)
  const letGo = await hold(page, 'open')
  await open(page, 'en', /^banner/)
  const key = page.getByLabel('Dismiss key')
  await key.fill('meanwhile')
  await letGo()
  await expect(key).toBeFocused()
  await expect(key).toHaveValue('meanwhile')
  await save(page)
  expect(textOf(server, banner)).toMatch(/^dismissKey: meanwhile$/m)
})

test('a refusal that comes when another file is open is not told', async ({ page, server }) => {
  write(server, banner, 'dismissKey: "')
  const letGo = await hold(page, 'open')
  await page.getByRole('button', { name: /^banner/ }).click()
  await open(page, 'ko', 'price')
  await letGo()
  await expect(page.getByRole('status')).toBeEmpty()
})

test('the page concerned stands beside, in its language', async ({ page, server }) => {
  await open(page, 'ko', 'price')
  const preview = page.frameLocator('iframe[title="Preview"]')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(wordsOf('ko', 'price').title)
  expect(page.frames().at(-1)?.url()).toBe(`${server.address}/ko/price/`)
})

/** Asks the screen's server from a page that has nothing to do with it. */
const steal = async (page: Page, address: string) => {
  return page.evaluate(async (base) => {
    const body = JSON.stringify('content/site/banner.yaml')
    const json = { 'content-type': 'application/json' }
    const read = async (headers: HeadersInit, mode: RequestMode) => {
      const answer = await fetch(`${base}/admin/open`, { method: 'POST', headers, body, mode })
      return `${String(answer.status)} ${await answer.text()}`
    }
    const failed = (error: unknown) => String(error)
    return Promise.all([read(json, 'cors').catch(failed), read({}, 'no-cors').catch(failed)])
  }, address)
}

test('another origin, and a name bent to this machine, read and write nothing', async ({
  page,
  server,
}) => {
  const { port } = new URL(server.address)
  await page.goto(`http://127.0.0.1:${port}/404.html`)
  expect(await steal(page, server.address)).toEqual(['TypeError: Failed to fetch', '0 '])
  // Browsers take every name below localhost to this machine, as a bent name server would.
  await page.goto(`http://evil.localhost:${port}/404.html`)
  expect(await steal(page, '')).toEqual([
    '403 {"refusal":"only this machine is served"}',
    expect.stringMatching(/^403 /),
  ])
})

test('by keyboard alone', async ({ page, server }) => {
  const { title } = wordsOf('ko', 'price')
  // The languages come after the page.
  await expect(page.getByLabel('Language').locator('option[value="ko"]')).toBeAttached()
  await tabTo(page, 'combobox', 'Language')
  for (let press = localeCodes.indexOf('ko'); press > 0; press -= 1) {
    await page.keyboard.press('ArrowDown')
  }
  await expect(page.getByLabel('Language')).toHaveValue('ko')
  await tabTo(page, 'button', 'price')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, 'textbox', 'Title')
  await tabTo(page, 'textbox', 'Title')
  await page.keyboard.press('End')
  await page.keyboard.insertText(' 새')
  for (let press = 0; press < 99; press += 1) {
    await page.keyboard.press('Shift+Tab')
    if (await saveButton(page).evaluate((button) => button === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('.mistakes')).toHaveText([])
  await expect(page.getByRole('status')).toHaveText('Saved.')
  expect(textOf(server, korean)).toContain(`"title": "${title} 새"`)
})

for (const [language, colorScheme] of [
  ['ko', 'light'],
  ['all', 'dark'],
] as const) {
  test(`breaks no rule of WCAG 2.2 AA, ${language}, ${colorScheme}`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${server.address}/admin/`)
    await open(page, language, 'modes')
    if (language === 'all') await page.locator('summary').first().click()
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await violations(page)).toEqual([])
  })
}
