import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Readable } from 'node:stream'

/** Waits until a program prints what fits a pattern, and gives the match; throws when it ends before. */
export async function printed(
  program: ChildProcess,
  stream: Readable,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  let text = ''
  return new Promise((resolve, reject) => {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const match = pattern.exec(text)
      if (match) resolve(match)
    })
    program.on('error', reject)
    program.on('exit', () => reject(new Error(`It ended before it could be used:\n${text}`)))
  })
}

/** Asks a program to end, unless it has, and waits until it did. */
export async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const end = once(program, 'exit')
  program.kill()
  await end
}
