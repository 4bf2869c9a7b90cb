import type { Edit, OpenFile } from '../../lib/editor/messages'

/** The files that were opened, with what was changed in them and is not written yet. */
export interface Drafts {
  readonly get: (path: string) => OpenFile | undefined
  readonly open: (file: OpenFile) => void
  readonly change: (path: string, data: unknown) => void
  readonly isChanged: (path: string) => boolean
  readonly edits: () => Edit[]
  /** Takes the new digests of written files. */
  readonly written: (digests: Readonly<Record<string, string>>) => void
}

/** Makes an empty set of drafts. */
export function createDrafts(): Drafts {
  const files = new Map<string, OpenFile>()
  const changed = new Set<string>()
  const put = (path: string, part: Partial<OpenFile>) => {
    const file = files.get(path)
    if (file) files.set(path, { ...file, ...part })
  }
  return {
    get: (path) => files.get(path),
    open: (file) => files.set(file.path, file),
    change: (path, data) => {
      put(path, { data })
      changed.add(path)
    },
    isChanged: (path) => changed.has(path),
    edits: () =>
      [...files.values()]
        .filter(({ path }) => changed.has(path))
        .map(({ path, data, digest }) => ({ path, data, digest })),
    written: (digests) => {
      changed.clear()
      for (const [path, digest] of Object.entries(digests)) put(path, { digest })
    },
  }
}
