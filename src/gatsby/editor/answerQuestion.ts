import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../../lib/content/content'
import { sha256Of } from '../../lib/editor/sha256Of'
import { listFiles } from '../../lib/editor/editableFiles'
import type { Edit, FileList, OpenFile, Refusal, Saved } from '../../lib/editor/messages'
import { openFile } from '../../lib/editor/openFile'
import { tryEdits } from '../../lib/editor/tryEdits'
import type { EditorSource } from './editorSource'

/** Answers a question of the screen for editors: which files there are, what one holds, and whether edits may be written. */
export function answerQuestion(
  path: string,
  question: unknown,
  source: EditorSource,
): FileList | OpenFile | Saved | Refusal {
  const files = source.read()
  const content = readContent(files, source.site)
  if (path === '/list') return listFiles(content)
  if (path === '/open') return openFile(files, content, String(question))
  if (path === '/save' && isEdits(question)) return save(question, source)
  return { refusal: 'this is no question' }
}

function save(edits: readonly Edit[], { read, site, project }: EditorSource): Saved | Refusal {
  const tried = tryEdits(read(), site, edits)
  if ('refusal' in tried) return tried
  if (tried.mistakes.length > 0) return { mistakes: tried.mistakes, digests: {} }
  for (const { path, bytes } of tried.files) writeFileSync(join(project, path), bytes)
  const digests = tried.files.map(({ path, bytes }) => [path, sha256Of(bytes)] as const)
  return { mistakes: [], digests: Object.fromEntries(digests) }
}

function isEdits(question: unknown): question is Edit[] {
  return (
    Array.isArray(question) &&
    question.every(
      (one: Partial<Edit> | null) =>
        typeof one?.path === 'string' && typeof one.digest === 'string' && 'data' in one,
    )
  )
}
