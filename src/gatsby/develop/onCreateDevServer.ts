import type { CreateDevServerArgs } from 'gatsby'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { mistakesPath } from '../../lib/developPaths'
import { sendMistakes } from './sendMistakes'
import { watchContent } from './watchContent'

/** The part of the development server that we use. */
interface Server {
  get: (path: string, answer: Handler) => void
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** What `gatsby develop` serves besides the site: the mistakes in the content, while it is edited. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  const content = watchContent(process.cwd())
  const server = app as Server
  server.get(mistakesPath, sendMistakes(content))
}
