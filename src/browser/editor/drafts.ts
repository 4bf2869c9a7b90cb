import { setAt } from '../../lib/editor/changeData'
import { englishTwin } from '../../lib/editor/englishTwin'
import type { Field } from '../../lib/editor/field'
import type { Edit, OpenFile } from '../../lib/editor/messages'

/** The files that were opened, with what was changed in them and is not written yet. */
export interface Drafts {
  readonly get: (file: string) => OpenFile | undefined
  readonly open: (opened: OpenFile) => void
  /** What English says beside a translation, with what was changed there. */
  readonly englishOf: (opened: OpenFile) => unknown
  /** Puts a value at the end of a path of a file's data; undefined takes it away. */
  readonly change: (file: string, path: Field['path'], value: unknown) => void
  readonly isChanged: (file: string) => boolean
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
    get: (file) => files.get(file),
    open: (opened) => files.set(opened.path, opened),
    englishOf,
    change: (file, path, value) => {
      const opened = files.get(file)
      if (!opened) return
      files.set(file, { ...opened, data: setAt(opened.data, path, value, englishOf(opened)) })
      changed.add(file)
    },
    isChanged: (file) => changed.has(file),
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
