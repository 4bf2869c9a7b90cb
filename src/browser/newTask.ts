/** A moment later, in a task of its own: between two tasks the browser answers the visitor. */
export function newTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
