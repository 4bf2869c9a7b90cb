import type { IncomingMessage, ServerResponse } from 'node:http'
import { mistakeLine, type Mistake } from '../../lib/content/mistake'
import type { WatchedContent } from './watchContent'

/** Tells a browser, for as long as it listens, what is wrong with the content: lines as the content check prints them. */
export function sendMistakes(content: WatchedContent) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    // A compressed stream would be held back until it is long enough.
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
    })
    const send = (mistakes: readonly Mistake[]) => {
      response.write(`data: ${JSON.stringify(mistakes.map(mistakeLine))}\n\n`)
    }
    send(content.mistakes())
    request.on('close', content.onEdit(send))
  }
}
