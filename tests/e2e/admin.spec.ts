import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { localeCodes } from '../../src/site/locales'
import { checkContent } from '../../tools/content-check/checkContent'
import type { ContentFile } from '../../tools/content-check/document'
import { project } from '../support/builtSite'
import {
  boxesWith,
  chooseLanguage,
  contentFiles,
  openCms,
  openEntry,
  save,
  savedFiles,
  useCms,
} from '../support/cmsPage'

/** The text that a file must have after an edit, by its path. */
type Edited = Readonly<Record<string, string>>

interface Faq {
  readonly entries: readonly { readonly question: string; readonly answer: string }[]
}

const folder = useCms()
const newKey = 'newQuestion'

const textOf = (path: string) => readFileSync(join(project, path), 'utf8')
const faqOf = (locale: string) => textOf(`content/prose/${locale}/faq.yaml`)
const firstEntry = (locale: string) =>
  /^ {2}- key: (?:.|\n)+?(?=^ {2}- key: )/m.exec(faqOf(locale))?.[0] ?? ''
const isEmpty = (value: string) => value === ''

test('an edit in the CMS changes only its own lines @full', async ({ page, baseURL }) => {
  test.slow()
  const responses: string[] = []

  page.on('response', (response) => responses.push(new URL(response.url()).origin))
  // The CMS renders only the form fields in the viewport, so the viewport is tall.
  await page.setViewportSize({ width: 1400, height: 4000 })
  await openCms(page, folder)

  const edited = {
    ...(await raiseVersion(page)),
    ...(await repeatTitle(page)),
    ...(await addQuestion(page)),
    ...(await showQuestion(page)),
  }
  const picture = await replacePicture(page)

  const saved = await savedFiles(page)
  const changed = saved.filter(({ path, bytes }) => Buffer.compare(bytes, bytesBefore(path)) !== 0)
  const hosts = responses.filter((origin) => origin.startsWith('http'))

  expect(changed.filter(isImage)).toEqual([picture])
  expect(textsByPath(changed.filter((file) => !isImage(file)))).toEqual(edited)
  expect(errorsIn(saved)).toEqual([])
  expect(new Set(hosts)).toEqual(new Set([baseURL]))
})

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
    const { question = '', answer = '' } = (parse(faqOf(locale)) as Faq).entries[0] ?? {}

    await page.getByRole('textbox', { name: 'Question' }).nth(index).fill(question)
    await page.getByRole('textbox', { name: 'Answer' }).nth(index).fill(answer)
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

const isImage = ({ path }: ContentFile) => path.endsWith('.png')

/** Returns the texts of files by their path. */
const textsByPath = (files: readonly ContentFile[]) =>
  Object.fromEntries(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]))

/** Returns the content of a file before the edits; nothing for a new file. */
function bytesBefore(path: string): Uint8Array {
  return contentFiles.find((file) => file.path === path)?.bytes ?? new Uint8Array()
}

/** Writes files to the folder of this test, and returns the errors that the content check finds. */
function errorsIn(saved: readonly ContentFile[]): unknown[] {
  for (const { path, bytes } of saved) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }

  return [...checkContent(folder).errors]
}
