import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, as an absolute path. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The path of a program that the dependencies brought along; calling it without npm starts it faster.
 *
 * @param {string} name
 * @returns {string}
 */
export function tool(name) {
  return join(root, 'node_modules', '.bin', name)
}

/**
 * Runs a command in the project's folder, showing what it prints, and gives its exit code (1 when it can't be started).
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [environment] What it finds in its environment besides ours.
 * @returns {Promise<number>}
 */
export function run(command, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      // No command may wait for an answer from the keyboard.
      stdio: ['ignore', 'inherit', 'inherit'],
      // Windows finds npm and npx through its shell only.
      shell: process.platform === 'win32',
    })
    const stop = passOnSignals(child)
    child.on('error', (error) => {
      stop()
      console.error(`${command}: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code) => {
      stop()
      resolve(code ?? 1)
    })
  })
}

/**
 * Lets a child end with us, and gives the way to stop doing so.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function passOnSignals(child) {
  const terminate = () => child.kill('SIGTERM')
  const interrupt = () => child.kill('SIGINT')
  process.on('SIGTERM', terminate).on('SIGINT', interrupt)
  return () => process.off('SIGTERM', terminate).off('SIGINT', interrupt)
}
