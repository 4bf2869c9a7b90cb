import { setAt } from '../../lib/editor/changeData'
import { englishTwin } from '../../lib/editor/englishTwin'
import type { Edit, OpenFile } from '../../lib/editor/messages'

/** The files that were opened, with what was changed in them and is not written yet. */
export interface Drafts {
  readonly get: (path: string) => OpenFile | undefined
  readonly open: (file: OpenFile) => void
  /** What English says beside a translation, with what was changed there. */
  readonly englishOf: (file: OpenFile) => unknown
  /** Puts a value at the end of a way into a file's data; undefined takes it away. */
  readonly change: (path: string, way: readonly (string | number)[], value: unknown) => void
  readonly isChanged: (path: string) => boolean
  readonly edits: () => Edit[]
  /** Takes the new digests of written edits; what was changed since then stays to be written. */
  readonly written: (edits: readonly Edit[], digests: Readonly<Record<string, string>>) => void
}

/** Makes an empty set of drafts. */
export function createDrafts(): Drafts {
  const files = new Map<string, OpenFile>()
  const changed = new Set<string>()
  const englishOf = ({ path, english }: OpenFile) => {
    return files.get(englishTwin(path) ?? '')?.data ?? english
  }
  return {
    get: (path) => files.get(path),
    open: (file) => files.set(file.path, file),
    englishOf,
    change: (path, way, value) => {
      const file = files.get(path)
      if (!file) return
      files.set(path, { ...file, data: setAt(file.data, way, value, englishOf(file)) })
      changed.add(path)
    },
    isChanged: (path) => changed.has(path),
    edits: () =>
      [...files.values()]
        .filter(({ path }) => changed.has(path))
        .map(({ path, data, digest }) => ({ path, data, digest })),
    written: (edits, digests) => {
      for (const { path, data } of edits) {
        const file = files.get(path)
        const digest = digests[path]
        if (!file || digest === undefined) continue
        files.set(path, { ...file, digest })
        if (file.data === data) changed.delete(path)
      }
    },
  }
}
