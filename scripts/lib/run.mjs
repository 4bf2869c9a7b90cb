import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The absolute path of the project folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Returns the path of an executable in node_modules. Running the file directly is faster than npx.
 *
 * @param {string} name
 * @returns {string}
 */
export function tool(name) {
  return join(root, 'node_modules', '.bin', name)
}

/**
 * Runs a command in the project folder. Returns the exit code, or 1 if the command cannot be started.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [environment] Variables to add to the current environment.
 * @param {(text: string) => void} [onOutput] Receives the output. If undefined, the output goes to the terminal.
 * @returns {Promise<number>}
 */
export async function run(command, args, environment = {}, onOutput) {
  // cross-spawn also runs the scripts in node_modules/.bin on Windows. This module is loaded before it is installed.
  const { default: spawn } = await import('cross-spawn')
  return new Promise((resolve) => {
    const output = onOutput ? 'pipe' : 'inherit'
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      // Without stdin, no command can wait for input.
      stdio: ['ignore', output, output],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => onOutput?.(text))
    }
    const terminate = () => child.kill('SIGTERM')
    process.once('SIGTERM', terminate).once('SIGINT', terminate)
    const end = (/** @type {number} */ code) => {
      process.off('SIGTERM', terminate).off('SIGINT', terminate)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}
