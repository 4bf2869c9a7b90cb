import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { adminHeaders } from '../../src/gatsby/hosting/headers'
import { localeCodes } from '../../src/site/locales'
import { writeAdmin } from '../../tools/cms/writeAdmin'
import { checkContent } from '../../tools/content-check/checkContent'
import { readContentFiles } from '../../tools/content-check/content'
import type { ContentFile } from '../../tools/content-check/document'
import { project } from '../support/builtSite'

const folder = mkdtempSync(join(tmpdir(), 'admin-'))
// Playwright passes typed arrays between Node and the page, but no buffers of Node.
const files = readContentFiles(project).map(({ path, bytes }) => ({
  path,
  bytes: new Uint8Array(bytes),
}))
const textOf = (path: string) => readFileSync(join(project, path), 'utf8')

test.beforeAll(() => writeAdmin(join(folder, 'admin'), project))
test.afterAll(() => rmSync(folder, { recursive: true }))

interface AdminWindow {
  /** Returns a file in the origin private file system. Creates the file if it does not exist. */
  fileAt: (path: string) => Promise<FileSystemFileHandle>
}

/**
 * Opens the CMS with a copy of the content in the origin private file system, because a test cannot use the
 * folder picker of the browser.
 */
async function openAdmin(page: Page): Promise<void> {
  await page.route('**/admin/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace(/\/$/, '/index.html')
    return route.fulfill({ path: join(folder, path), headers: adminHeaders([]) })
  })
  await page.addInitScript(() => {
    const showDirectoryPicker = () => navigator.storage.getDirectory()
    const fileAt: AdminWindow['fileAt'] = async (path) => {
      const names = path.split('/')
      const name = names.pop() ?? ''
      let parent = await showDirectoryPicker()
      for (const each of names) parent = await parent.getDirectoryHandle(each, { create: true })
      return parent.getFileHandle(name, { create: true })
    }

    Object.assign(window, { showDirectoryPicker, fileAt })
  })
  await page.goto('/admin/')
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory()

    await root.getDirectoryHandle('.git', { create: true })
    for (const { path, bytes } of all) {
      const file = await (window as unknown as AdminWindow).fileAt(path)
      const stream = await file.createWritable()

      await stream.write(bytes)
      await stream.close()
    }
  }, files)
  const open = page.getByRole('button', { name: 'Work with Local Repository' })

  await expect(open).toBeVisible()
  // Without a Git host, nobody can sign in, and the CMS asks for the folder by its name.
  await expect(page.locator('button:visible')).toHaveCount(1)
  await expect(page.locator('body')).toContainText(basename(project))
  await open.click()
  await expect(page.getByRole('grid')).toBeVisible()
}

/** Reads all content files from the origin private file system, as the CMS has saved them. */
function savedFiles(page: Page): Promise<ContentFile[]> {
  return page.evaluate(
    async (paths) => {
      const { fileAt } = window as unknown as AdminWindow
      const read = async (path: string) => {
        const file = await (await fileAt(path)).getFile()
        return { path, bytes: new Uint8Array(await file.arrayBuffer()) }
      }
      return Promise.all(paths.map(read))
    },
    files.map(({ path }) => path),
  )
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // Waits until the CMS shows the list, because the list would replace a form that is opened earlier.
  await expect(page).toHaveURL(/\/collections\/\w+$/)
  await expect(page.getByRole('grid')).toBeVisible()
}

/** Returns the form's text boxes whose value satisfies `matches`. */
async function boxesWith(page: Page, matches: (value: string) => boolean): Promise<Locator[]> {
  const boxes = await page.getByRole('textbox').all()
  const values = await Promise.all(boxes.map((box) => box.inputValue()))
  return boxes.filter((_, index) => matches(values[index] ?? ''))
}

const isEmpty = (value: string) => value === ''
const newKey = 'newQuestion'
const faqOf = (locale: string) => textOf(`content/prose/${locale}/faq.yaml`)
const firstEntry = (locale: string) =>
  /^ {2}- key: (?:.|\n)+?(?=^ {2}- key: )/m.exec(faqOf(locale))?.[0] ?? ''
const languageName = (locale: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? ''

const openEntry = (page: Page, path: string) => page.goto(`/admin/#/collections/${path}`)

/** Chooses the language that the form shows next to English. */
async function chooseLanguage(page: Page, locale: string): Promise<void> {
  await page.getByRole('combobox').nth(1).click()
  await page.getByRole('option', { name: languageName(locale) }).click()
}

/** Replaces the version in all release files. Returns what the edit must have written, by file. */
async function raiseVersion(page: Page): Promise<Edited> {
  const path = 'content/site/releases.json'
  const releases = textOf(path)
  const { files: releaseFiles } = JSON.parse(releases) as { files: { version: string | null }[] }
  const version = releaseFiles.find((file) => file.version)?.version ?? ''

  await openEntry(page, 'site/entries/releases')
  await page.getByRole('button', { name: 'Expand All' }).first().click()
  for (const box of await boxesWith(page, (value) => value.includes(version)))
    await box.fill((await box.inputValue()).replaceAll(version, '99.0.0'))
  await save(page)

  return { [path]: releases.replaceAll(version, '99.0.0') }
}

/** Repeats a Korean title. Returns what the edit must have written, by file. */
async function repeatTitle(page: Page): Promise<Edited> {
  const path = 'content/locales/ko/about.json'
  const korean = textOf(path)
  const { title } = JSON.parse(korean) as { title: string }

  await openEntry(page, 'locales/entries/about')
  await chooseLanguage(page, 'ko')
  for (const box of await boxesWith(page, (value) => value === title))
    await box.fill(`${title} ${title}`)
  await save(page)

  return { [path]: korean.replace(`"${title}"`, `"${title} ${title}"`) }
}

/** Adds a question in every language: a copy of the first one. Returns what the edit must have written, by file. */
async function addQuestion(page: Page): Promise<Edited> {
  const fill = async (locale: string, index: number) => {
    const { question, answer } = (parse(faqOf(locale)) as Faq).entries[0] ?? {}

    await page
      .getByRole('textbox', { name: 'Question' })
      .nth(index)
      .fill(question ?? '')
    await page
      .getByRole('textbox', { name: 'Answer' })
      .nth(index)
      .fill(answer ?? '')
  }

  await openEntry(page, 'prose/entries/faq')
  await page.getByRole('button', { name: /^Add/ }).first().click()
  await page.getByRole('textbox', { name: 'Key' }).first().fill(newKey)
  await fill('en', 0)
  for (const locale of localeCodes.slice(1)) {
    await chooseLanguage(page, locale)
    await fill(locale, 1)
  }

  await save(page)

  return Object.fromEntries(
    localeCodes.map((locale) => {
      const entry = firstEntry(locale).replace(/key: .*/, `key: ${newKey}`)
      return [`content/prose/${locale}/faq.yaml`, faqOf(locale) + entry]
    }),
  )
}

/** Shows the new question on the tutorial page. Returns what the edit must have written, by file. */
async function showQuestion(page: Page): Promise<Edited> {
  const path = 'content/site/faq.yaml'

  await openEntry(page, 'site/entries/faq')
  await page.getByRole('button', { name: /Add .*Tutorial/ }).click()
  await expect.poll(() => boxesWith(page, isEmpty)).toHaveLength(1)
  await (await boxesWith(page, isEmpty))[0]?.fill(newKey)
  await save(page)

  return {
    [path]: textOf(path).replace(
      /^tutorial:\n(?: {2}- .*\n)+/m,
      (list) => `${list}  - ${newKey}\n`,
    ),
  }
}

/** Uploads a mirrored picture under the name of the present one. Returns the file that must have been saved. */
async function replacePicture(page: Page): Promise<ContentFile> {
  const path = 'content/images/product/stream.png'
  const image = await sharp(join(project, path)).flop().toBuffer()

  await page.goto('/admin/#/assets/content/images/product')
  await page.getByRole('button', { name: 'Upload' }).click()
  const chooser = page.waitForEvent('filechooser')

  await page.getByRole('button', { name: 'Choose Files' }).click()
  await (await chooser).setFiles({ name: 'stream.png', mimeType: 'image/png', buffer: image })
  await page.getByRole('button', { name: 'Upload' }).last().click()
  await expect(page.getByText('Do you want to replace it?')).toBeHidden()

  return { path, bytes: image }
}

test('an edit in the CMS changes only its own lines @full', async ({ page, baseURL }) => {
  test.slow()
  const responses: string[] = []

  page.on('response', (response) => responses.push(new URL(response.url()).origin))
  // The CMS renders only the form fields in the viewport, so the viewport is tall.
  await page.setViewportSize({ width: 1400, height: 4000 })
  await openAdmin(page)

  const edited = {
    ...(await raiseVersion(page)),
    ...(await repeatTitle(page)),
    ...(await addQuestion(page)),
    ...(await showQuestion(page)),
  }
  const picture = await replacePicture(page)

  const saved = await savedFiles(page)
  const changed = saved.filter(({ path, bytes }) => Buffer.compare(bytes, bytesBefore(path)) !== 0)
  const isImage = ({ path }: ContentFile) => path.endsWith('.png')
  const texts = changed
    .filter((file) => !isImage(file))
    .map(({ path, bytes }) => [path, Buffer.from(bytes).toString()])

  expect(changed.filter(isImage)).toEqual([picture])
  expect(Object.fromEntries(texts)).toEqual(edited)
  expect(errorsIn(saved)).toEqual([])
  expect(new Set(responses.filter((origin) => origin.startsWith('http')))).toEqual(
    new Set([baseURL]),
  )
})

/** Returns the content of a file before the edits; nothing for a new file. */
function bytesBefore(path: string): Uint8Array {
  return files.find((file) => file.path === path)?.bytes ?? new Uint8Array()
}

/** Writes files to the folder of this test, and returns the errors that the content check finds. */
function errorsIn(saved: readonly ContentFile[]): unknown[] {
  for (const { path, bytes } of saved) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }

  return [...checkContent(folder).errors]
}

/** The text that a file must have after an edit, by its path. */
type Edited = Readonly<Record<string, string>>

interface Faq {
  readonly entries: readonly { readonly question: string; readonly answer: string }[]
}
