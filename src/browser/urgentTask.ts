/** Calls back in a task of its own, ahead of styles and frames that wait already where the browser tells tasks apart; elsewhere it waits its turn. */
export function urgentTask(callback: () => void): void {
  const { scheduler } = window as Partial<Window>
  if (scheduler) void scheduler.postTask(callback, { priority: 'user-blocking' })
  else setTimeout(callback)
}
