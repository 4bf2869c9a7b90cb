import { watch } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { CreateDevServerArgs } from 'gatsby'
import sirv from 'sirv'
import { writeAdmin } from '../../tools/cms/writeAdmin'
import { checkContent } from '../../tools/content-check/checkContent'
import { bundleGallery } from '../../tools/gallery/bundleGallery'
import { galleryPath } from '../../tools/gallery/looks'
import { contentErrorsPath } from '../lib/paths'
import { adminPath, cmsBackend } from './cms'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
type Server = Readonly<Record<'get' | 'use', (path: string, handler: Handler) => void>>

const project = process.cwd()

/** Adds the CMS, the gallery and the stream of content errors to the server of `gatsby develop`. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  const server = app as Server
  streamContentErrors(server)
  serveAdmin(server)
  serveGallery(server)
}

/** Milliseconds from an edit to its check, which would otherwise delay the edit's own appearance by its duration. */
const debounce = 2000

/** Sends content errors to the overlay in browser/app/contentErrors.ts, as server-sent events. */
function streamContentErrors(server: Server): void {
  const listeners = new Set<() => void>()
  let { errors } = checkContent(project)
  let timer: NodeJS.Timeout | undefined

  watch(join(project, 'content'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      try {
        errors = checkContent(project).errors
        listeners.forEach((send) => send())
      } catch (error) {
        // Git replaces files by deleting them first. The new file causes the next event.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    }, debounce)
  })
  server.get(contentErrorsPath, (request, response) => {
    // Without `no-transform`, the compression middleware would buffer the stream.
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
    })
    const send = () => response.write(`data: ${JSON.stringify(errors)}\n\n`)

    send()
    listeners.add(send)
    request.on('close', () => listeners.delete(send))
  })
}

/** Serves the CMS. Loading the page generates the forms again, because a schema may have changed. */
function serveAdmin(server: Server): void {
  const folder = join(project, '.cache', adminPath)

  server.get(adminPath, (_, __, next) => {
    writeAdmin(folder, project, cmsBackend)
    next()
  })
  // Stops the CMS from requesting GitHub's status without a Git backend.
  const setHeaders = (response: ServerResponse) => {
    if (!cmsBackend) response.setHeader('Content-Security-Policy', "connect-src 'self' blob: data:")
  }

  server.use(adminPath, sirv(folder, { dev: true, setHeaders }))
}

/** Serves the gallery of components. Loading its overview bundles the examples again. */
function serveGallery(server: Server): void {
  let files: ReturnType<typeof bundleGallery> | undefined

  server.use(galleryPath, ({ url = '/' }, response, next) => {
    const [path = ''] = url.slice(1).split('?')
    if (path === '' || !files) files = bundleGallery(project)

    files.then(
      (bundled) => {
        const file = bundled.get(path)

        if (file) response.writeHead(200, { 'content-type': file.type }).end(file.body)
        else next()
      },
      // The message names the file and the line.
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
}
