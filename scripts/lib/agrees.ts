import { createInterface } from 'node:readline/promises'

/** Asks a question in the terminal; only "y" and "yes" agree, and nobody does where there is no terminal. */
export async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}
