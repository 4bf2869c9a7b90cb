/** Runs the task of a script: what it gives is the exit code; what it throws is printed in one line, without a trace. */
export function runTask(task: () => Promise<0 | 1>): void {
  task().then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    },
  )
}
