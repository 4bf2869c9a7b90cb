import './checkNode.mjs'

/** Runs a task. Its result is the exit code. If it throws, prints the message without the stack; the code is 1. */
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
