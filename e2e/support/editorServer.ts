import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import { serveEditor } from '../../src/gatsby/editor/serveEditor'
import { createContentReader } from '../../src/lib/content/createContentReader'
import { editorPath } from '../../src/lib/editor/messages'
import { locales } from '../../src/site/locales'
import { routes } from '../../src/site/routes'

/** The screen for editors over a copy of the content. */
export interface EditorServer {
  /** The folder in which the copy's content/ lies. */
  readonly project: string
  readonly address: string
  readonly close: () => Promise<void>
}

/**
 * Serves the screen for editors as `gatsby develop` does, over a copy of the content of its own, and the built
 * pages around it.
 */
export async function startEditorServer(): Promise<EditorServer> {
  const project = mkdtempSync(join(tmpdir(), 'editor-'))
  cpSync(resolve('content'), join(project, 'content'), { recursive: true })
  const read = createContentReader(project)
  const answer = serveEditor({ project, read, site: { routes, locales } })
  const pages = sirv(resolve('public'))
  const server = createServer((request, response) => {
    const { url = '/' } = request
    if (!url.startsWith(`${editorPath}/`)) {
      pages(request, response)
      return
    }
    // What a server mounts at a path does not see that path.
    request.url = url.slice(editorPath.length)
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    rmSync(project, { recursive: true })
  }
  const { port } = server.address() as AddressInfo
  return { project, address: `http://localhost:${port}`, close }
}
