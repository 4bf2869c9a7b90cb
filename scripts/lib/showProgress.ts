import { clearLine, cursorTo } from 'node:readline'
import { progressBar } from '../../src/lib/releases/progress'

/** Draws how far something is in the last line of the terminal, and wipes it at the end; elsewhere it is silent. */
export function showProgress(what: string, done: number, all: number | undefined): void {
  if (!process.stderr.isTTY) return
  cursorTo(process.stderr, 0)
  clearLine(process.stderr, 0)
  if (done !== all) process.stderr.write(`${progressBar(done, all)} ${what}`.slice(0, 79))
}
