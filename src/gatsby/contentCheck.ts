import { watch } from 'chokidar'
import type { CreateDevServerArgs, ParentSpanPluginArgs } from 'gatsby'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { checkContent } from '../../tools/content-check/checkContent'
import { contentErrorsPath } from '../lib/paths'

/** Stops the build if a content file has errors, and lists them all. */
export function checkContentFiles({ reporter }: ParentSpanPluginArgs): void {
  const { errors, warnings } = checkContent(process.cwd())
  if (warnings.length > 0)
    reporter.warn(`${warnings.length} warnings about translations: npm run content:check`)
  if (errors.length === 0) return
  // Gatsby's reporter would truncate lines at the width of the terminal.
  console.error(`\n${errors.join('\n')}\n`)
  reporter.panicOnBuild(`Errors in content files: ${errors.length}`)
}

/** The used part of the development server. */
interface Server {
  get: (path: string, handle: (request: IncomingMessage, response: ServerResponse) => void) => void
}

/** Writes to files within this time, in milliseconds, are handled as one edit. */
const debounce = 50

/** Adds an event stream of content errors to `gatsby develop`, for the overlay. */
export function streamContentErrors({ app }: CreateDevServerArgs): void {
  const project = process.cwd()
  const listeners = new Set<() => void>()
  let { errors } = checkContent(project)
  let timer: NodeJS.Timeout | undefined
  watch(join(project, 'content'), { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      errors = checkContent(project).errors
      listeners.forEach((send) => send())
    }, debounce)
  })
  const server = app as Server
  server.get(contentErrorsPath, (request, response) => {
    // A compressed stream would be buffered.
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
