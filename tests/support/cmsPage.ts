import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { adminHeaders } from '../../src/gatsby/hosting/headers'
import { writeAdmin } from '../../tools/cms/writeAdmin'
import { readContentFiles } from '../../tools/content-check/content'
import type { ContentFile } from '../../tools/content-check/document'
import { project } from './builtSite'

/** The content files of the project. Playwright passes typed arrays between Node and the page, but no buffers of Node. */
export const contentFiles = readContentFiles(project).map(({ path, bytes }) => ({
  path,
  bytes: new Uint8Array(bytes),
}))

interface AdminWindow {
  /** Returns a file in the origin private file system. Creates the file if it does not exist. */
  fileAt: (path: string) => Promise<FileSystemFileHandle>
}

/** Writes the CMS to a temporary folder during the tests of a file. Returns the folder. */
export function useCms(): string {
  const folder = mkdtempSync(join(tmpdir(), 'admin-'))

  test.beforeAll(() => writeAdmin(join(folder, 'admin'), project))
  test.afterAll(() => rmSync(folder, { recursive: true }))

  return folder
}

/**
 * Opens the CMS from a folder, with a copy of the content in the origin private file system, because a test cannot use
 * the folder picker of the browser.
 */
export async function openCms(page: Page, folder: string): Promise<void> {
  await page.route('**/admin/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace(/\/$/, '/index.html')

    return route.fulfill({ path: join(folder, path), headers: adminHeaders([]) })
  })
  await page.addInitScript(replaceFolderPicker)
  await page.goto('/admin/')
  await copyContent(page)

  const open = page.getByRole('button', { name: 'Work with Local Repository' })

  await expect(open).toBeVisible()
  // Without a Git host, nobody can sign in, and the CMS asks for the folder by its name.
  await expect(page.locator('button:visible')).toHaveCount(1)
  await expect(page.locator('body')).toContainText(basename(project))
  await open.click()
  await expect(page.getByRole('grid')).toBeVisible()
}

/** Makes the browser choose the origin private file system as the folder. This function runs in the page. */
function replaceFolderPicker(): void {
  const showDirectoryPicker = () => navigator.storage.getDirectory()

  const fileAt: AdminWindow['fileAt'] = async (path) => {
    const names = path.split('/')
    const name = names.pop() ?? ''
    let parent = await showDirectoryPicker()

    for (const each of names) parent = await parent.getDirectoryHandle(each, { create: true })

    return parent.getFileHandle(name, { create: true })
  }

  Object.assign(window, { showDirectoryPicker, fileAt })
}

/** Copies the content files to the origin private file system, which becomes a Git repository. */
async function copyContent(page: Page): Promise<void> {
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory()

    await root.getDirectoryHandle('.git', { create: true })

    for (const { path, bytes } of all) {
      const file = await (window as unknown as AdminWindow).fileAt(path)
      const stream = await file.createWritable()

      await stream.write(bytes)
      await stream.close()
    }
  }, contentFiles)
}

/** Reads all content files from the origin private file system, as the CMS has saved them. */
export function savedFiles(page: Page): Promise<ContentFile[]> {
  return page.evaluate(
    async (paths) => {
      const { fileAt } = window as unknown as AdminWindow

      const read = async (path: string) => {
        const file = await (await fileAt(path)).getFile()

        return { path, bytes: new Uint8Array(await file.arrayBuffer()) }
      }

      return Promise.all(paths.map(read))
    },
    contentFiles.map(({ path }) => path),
  )
}

/** Opens the form of an entry, such as `site/entries/faq`. */
export const openEntry = (page: Page, path: string) => page.goto(`/admin/#/collections/${path}`)

/** Chooses the language that the form shows next to English. */
export async function chooseLanguage(page: Page, locale: string): Promise<void> {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? ''

  await page.getByRole('combobox').nth(1).click()
  await page.getByRole('option', { name }).click()
}

/** Returns the form's text boxes whose value satisfies `matches`. */
export async function boxesWith(
  page: Page,
  matches: (value: string) => boolean,
): Promise<Locator[]> {
  const boxes = await page.getByRole('textbox').all()
  const values = await Promise.all(boxes.map((box) => box.inputValue()))

  return boxes.filter((_, index) => matches(values[index] ?? ''))
}

/** Saves the form. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // Waits until the CMS shows the list, because the list would replace a form that is opened earlier.
  await expect(page).toHaveURL(/\/collections\/\w+$/)
  await expect(page.getByRole('grid')).toBeVisible()
}
