import './checkNode.mjs'

/**
 * Runs a task and sets the exit code to its result. If the task throws an error, prints the message without the stack
 * trace and sets the exit code to 1.
 */
export function runTask(task: () => number | Promise<number>): void {
  Promise.resolve()
    .then(task)
    .then(
      (code) => (process.exitCode = code),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error)
        process.exitCode = 1
      },
    )
}
