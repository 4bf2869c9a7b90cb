/** Runs the task of a script: what it gives is the exit code; what it throws is printed without a trace. */
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
