import type { CreateDevServerArgs } from 'gatsby'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentErrorsPath } from '../../lib/paths'
import { sendMistakes } from './sendMistakes'
import { watchContent } from './watchContent'

/** The part of the development server that we use. */
interface Server {
  get: (path: string, answer: Handler) => void
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Adds to `gatsby develop` an event stream of the errors in the content files, which the overlay shows. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  const server = app as Server
  server.get(contentErrorsPath, sendMistakes(watchContent(process.cwd())))
}
