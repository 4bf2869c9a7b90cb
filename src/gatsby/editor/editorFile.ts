import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { bundleScript } from '../postBuild/bundleScripts'

/** A file that a browser gets. */
interface ServedFile {
  readonly type: string
  readonly text: string
}

/** Gives the page of the screen for editors, its style sheet or its script; undefined for every other path. */
export async function editorFile(path: string): Promise<ServedFile | undefined> {
  if (path === '/') return { type: 'text/html; charset=utf-8', text: await read('editor.html') }
  if (path === '/editor.css')
    return { type: 'text/css; charset=utf-8', text: await read('editor.css') }
  if (path !== '/editor.js') return undefined
  const text = await bundleScript(resolve('src/browser/editor/editor.ts'), {})
  return { type: 'text/javascript; charset=utf-8', text }
}

function read(name: string): Promise<string> {
  return readFile(resolve('src/gatsby/editor', name), 'utf8')
}
