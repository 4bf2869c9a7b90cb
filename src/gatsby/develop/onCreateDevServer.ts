import type { CreateDevServerArgs } from 'gatsby'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentErrorsPath } from '../../lib/paths'
import { editorPath } from '../../lib/editor/messages'
import { locales } from '../../site/locales'
import { routes } from '../../site/routes'
import { serveEditor } from '../editor/serveEditor'
import { sendMistakes } from './sendMistakes'
import { watchContent } from './watchContent'

/** The part of the development server that we use. */
interface Server {
  get: (path: string, answer: Handler) => void
  use: (path: string, answer: Handler) => void
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** What `gatsby develop` serves besides the site: the mistakes in the content, while it is edited, and the screen for editors. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  const project = process.cwd()
  const content = watchContent(project)
  const server = app as Server
  server.get(contentErrorsPath, sendMistakes(content))
  server.use(editorPath, serveEditor({ project, read: content.read, site: { routes, locales } }))
}
