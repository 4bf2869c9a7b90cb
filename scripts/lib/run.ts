import { join } from 'node:path'
import { createInterface } from 'node:readline'
import spawn from 'cross-spawn'

/** The absolute path of the project folder. */
export const root = join(__dirname, '../..')

/** Returns the path of an executable in node_modules. Running the file directly is faster than npx. */
export function tool(name: string): string {
  return join(root, 'node_modules/.bin', name)
}

interface RunOptions {
  /** Variables that the command gets in addition to those of this process. It does not get undefined ones. */
  readonly environment?: Readonly<Record<string, string | undefined>>
  readonly onLine?: (line: string) => void
}

/**
 * Runs a command in the project folder. `onLine` receives the lines of the output; if it is undefined, the output goes to
 * the terminal. Returns the exit code, or 1 if the command cannot be started.
 *
 * @throws If somebody stops this process, as Ctrl+C does, so that nothing else starts after the command has ended.
 */
export async function run(
  command: string,
  args: readonly string[],
  { environment, onLine }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = onLine ? 'pipe' : 'inherit'
    // cross-spawn also runs the scripts in node_modules/.bin on Windows.
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      // Without stdin, no command can wait for input.
      stdio: ['ignore', output, output],
    })

    for (const input of [child.stdout, child.stderr])
      if (input && onLine) createInterface({ input }).on('line', onLine)

    let isStopped = false
    const stop = () => {
      isStopped = true
      child.kill('SIGTERM')
    }

    const end = (code: number) => {
      process.off('SIGTERM', stop).off('SIGINT', stop)
      if (isStopped) reject(new Error('Stopped.'))
      else resolve(code)
    }

    process.once('SIGTERM', stop).once('SIGINT', stop)

    child.on('error', ({ message }) => {
      console.error(`${command}: ${message}`)
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}
