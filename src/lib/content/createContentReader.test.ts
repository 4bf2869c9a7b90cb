import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContentReader } from './createContentReader'

it('gives unchanged files as the same objects, and changed, new and removed ones as they are', () => {
  const project = mkdtempSync(join(tmpdir(), 'content-'))
  const write = (name: string, text: string) => writeFileSync(join(project, 'content', name), text)
  mkdirSync(join(project, 'content'))
  write('a.yaml', 'a')
  write('b.yaml', 'b')
  const read = createContentReader(project)
  const [a, b] = read()
  write('b.yaml', 'c')
  write('d.yaml', 'd')
  const [sameA, newB, d] = read()
  expect(sameA).toBe(a)
  expect(newB).not.toBe(b)
  expect(d?.path).toBe('content/d.yaml')
  rmSync(join(project, 'content', 'a.yaml'))
  expect(read().map(({ path }) => path)).toEqual(['content/b.yaml', 'content/d.yaml'])
  rmSync(project, { recursive: true })
})
