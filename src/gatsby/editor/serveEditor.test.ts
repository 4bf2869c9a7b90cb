import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createContentReader } from '../../lib/content/createContentReader'
import { setAt } from '../../lib/editor/changeData'
import type { FileList, OpenFile, Refusal, Saved } from '../../lib/editor/messages'
import { locales } from '../../site/locales'
import { routes } from '../../site/routes'
import { serveEditor } from './serveEditor'

const project = mkdtempSync(join(tmpdir(), 'editor-'))
// The first check of all content takes its time.
jest.setTimeout(60_000)

let server: Server
let port: number

beforeAll(async () => {
  cpSync(resolve('content'), join(project, 'content'), { recursive: true })
  const read = createContentReader(project)
  server = createServer(serveEditor({ project, read, site: { routes, locales } }))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})

afterAll(async () => {
  await new Promise((done) => server.close(done))
  rmSync(project, { recursive: true })
})

interface Answered {
  readonly status: number | undefined
  readonly text: string
}

// fetch refuses to send these headers by hand.
function send(method: string, path: string, body: string, more: object = {}): Promise<Answered> {
  const host = `localhost:${port}`
  const headers = {
    'content-type': 'application/json',
    host,
    origin: `http://${host}`,
    'sec-fetch-site': 'same-origin',
    ...more,
  }
  return new Promise((done, fail) => {
    const asked = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => (text += piece))
      response.on('end', () => done({ status: response.statusCode, text }))
    })
    asked.on('error', fail)
    asked.end(body)
  })
}

async function ask<Answer>(path: string, question: unknown): Promise<Answer> {
  const { text } = await send('POST', path, JSON.stringify(question))
  return JSON.parse(text) as Answer
}

const textOf = (path: string) => readFileSync(join(project, path), 'utf8')

async function edit(file: string, path: string[], value: unknown) {
  const { data, digest } = await ask<OpenFile>('/open', file)
  return { path: file, digest, data: setAt(data, path, value) }
}

it('serves its page, its style sheet and its script, and nothing else', async () => {
  expect((await send('GET', '/', '')).text).toContain('<title>Editing</title>')
  expect((await send('GET', '/editor.css', '')).text).toContain('grid-template')
  expect((await send('GET', '/editor.js', '')).text).toContain('content-type')
  expect((await send('GET', '/../package.json', '')).status).toBe(404)
})

it('lists facts and words of every language, but no schema and nothing that a program writes', async () => {
  const { files, languages } = await ask<FileList>('/list', {})
  const paths = files.map(({ path }) => path)
  expect(paths).toContain('content/site/plans.yaml')
  expect(paths).toContain('content/prose/ko/faq.yaml')
  expect(paths.filter((path) => /schemas|images|translated/.test(path))).toEqual([])
  expect(languages).toHaveLength(Object.keys(locales).length)
})

it('writes a sound edit, and nothing else in the file', async () => {
  const path = 'content/site/banner.yaml'
  const before = textOf(path)
  const saved = await ask<Saved>('/save', [await edit(path, ['dismissKey'], 'spring-2')])
  expect(saved.mistakes).toEqual([])
  expect(textOf(path)).toBe(before.replace(/dismissKey: .*/, 'dismissKey: spring-2'))
  expect((await ask<OpenFile>('/open', path)).digest).toBe(saved.digests[path])
})

it('says what would be wrong, with file and line, and writes nothing', async () => {
  const [path, other] = ['content/site/banner.yaml', 'content/site/brand.yaml']
  const before = [textOf(path), textOf(other)]
  const edits = [await edit(path, ['dismissKey'], 'Not a key'), await edit(other, ['name'], 'X')]
  const { mistakes } = await ask<Saved>('/save', edits)
  expect(mistakes).toEqual([expect.objectContaining({ file: path, line: 3, path: 'dismissKey' })])
  expect([textOf(path), textOf(other)]).toEqual(before)
})

it('does not write over what somebody else changed meanwhile', async () => {
  const path = 'content/site/brand.yaml'
  const late = await edit(path, ['name'], 'Another')
  writeFileSync(join(project, path), textOf(path).replace(/name: .*/, 'name: Third'))
  expect((await ask<Refusal>('/save', [late])).refusal).toContain('changed elsewhere')
  expect(textOf(path)).toContain('name: Third')
})

it.each([
  'package.json',
  'content/../package.json',
  'content/schemas/plans.schema.json',
  'content/translated.json',
  'content/glossary.yaml',
  'content/site/new.yaml',
])('does not write %s', async (path) => {
  const answer = await ask<Refusal>('/save', [{ path, digest: '', data: {} }])
  expect(answer.refusal).toContain('is not edited here')
})

it('answers no other site, and no question that is none', async () => {
  const stranger = await send('POST', '/list', '{}', { origin: 'https://evil.example' })
  expect(stranger.status).toBe(403)
  expect((await ask<Refusal>('/save', [null])).refusal).toBe('this is no question')
  expect((await send('POST', '/list', '{')).status).toBe(500)
  expect((await send('POST', '/list', `"${'a'.repeat(5_000_000)}"`)).text).toContain('too long')
})
