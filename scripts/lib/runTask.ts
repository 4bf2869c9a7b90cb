/** Runs the task of a script. Its result is the exit code; the message of an error is printed without a stack trace. */
export function runTask(task: () => 0 | 1 | Promise<0 | 1>): void {
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
