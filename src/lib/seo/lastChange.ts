/** When each file of a history was changed last, as ISO dates by path. */
export type History = ReadonlyMap<string, string>

/** Reads what `git log --format=%x00%cI --name-only` prints; the newest change of a file wins. */
export function readHistory(log: string): History {
  const history = new Map<string, string>()
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean)
    for (const file of files) {
      if (isLater(date, history.get(file))) history.set(file, date)
    }
  }
  return history
}

/** The last change of any of some files and folders (these end with a slash); undefined when the history knows none of them. */
export function lastChange(history: History, paths: readonly string[]): string | undefined {
  let last: string | undefined
  for (const [file, date] of history) {
    const counts = paths.some((path) =>
      path.endsWith('/') ? file.startsWith(path) : file === path,
    )
    if (counts && isLater(date, last)) last = date
  }
  return last
}

function isLater(date: string, than: string | undefined): boolean {
  return than === undefined || Date.parse(date) > Date.parse(than)
}
