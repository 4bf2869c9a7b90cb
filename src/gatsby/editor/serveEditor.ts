import type { IncomingMessage, ServerResponse } from 'node:http'
import { refusalOf } from '../../lib/editor/refusalOf'
import { answerQuestion } from './answerQuestion'
import { editorFile } from './editorFile'
import type { EditorSource } from './editorSource'
import { readJson } from './readJson'

/** Nothing is asked of another host, and no other site may put the screen into a frame. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Serves the screen for editors: its page, its script and style sheet, and the answers to its questions. */
export function serveEditor(source: EditorSource) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = (request.url ?? '/').replace(/\?.*/, '')
    const work =
      request.method === 'GET'
        ? sendFile(path, response)
        : sendAnswer(path, request, response, source)
    work.catch((error: unknown) => sendJson(response, 500, { refusal: String(error) }))
  }
}

async function sendFile(path: string, response: ServerResponse): Promise<void> {
  const file = await editorFile(path)
  if (file) send(response, 200, file.type, file.text)
  else sendJson(response, 404, { refusal: 'there is nothing here' })
}

async function sendAnswer(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  source: EditorSource,
): Promise<void> {
  const refusal = refusalOf(request, request.socket.remoteAddress)
  if (refusal !== undefined) sendJson(response, 403, { refusal })
  else sendJson(response, 200, answerQuestion(path, await readJson(request), source))
}

const usual = {
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
}

function sendJson(response: ServerResponse, status: number, answer: unknown): void {
  send(response, status, 'application/json', JSON.stringify(answer))
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { ...usual, 'content-type': type })
  response.end(text)
}
