import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dateAdded, lastChange, parseLog } from './gitHistory'

const log =
  '\x002026-03-02T10:00:00+00:00\n\na.json\nsrc/b.ts\n' +
  '\x002026-03-01T09:30:00+00:00\n\na.json\n' +
  '\x002026-01-01T00:00:00+00:00\n\nsrc/c/d.ts\nsrc/b.ts\n'

test.each([
  [['a.json'], '2026-03-02T10:00:00+00:00'],
  [['src/c/'], '2026-01-01T00:00:00+00:00'],
  [['src/c/', 'src/b.ts'], '2026-03-02T10:00:00+00:00'],
  [['nothing.ts'], undefined],
  [['2026-01-01T00:00:00+00:00'], undefined],
])('the last change of %j is %s', (paths, date) => {
  expect(lastChange(parseLog(log), paths)).toBe(date)
})

test('without a history, the last change is unknown', () => {
  expect(lastChange(parseLog(''), ['a.json'])).toBeUndefined()
})

test('a text was added by the first commit that contains it', () => {
  const project = mkdtempSync(join(tmpdir(), 'history-'))
  const commit = (date: string, text: string) => {
    writeFileSync(join(project, 'a.json'), text)
    const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null' }
    const user = ['-c', 'user.name=a', '-c', 'user.email=a@b.example']
    execFileSync('git', ['add', '.'], { cwd: project })
    execFileSync('git', [...user, 'commit', '-qm', date], { cwd: project, env })
  }

  execFileSync('git', ['init', '-q'], { cwd: project })
  commit('2026-01-01T10:00:00+00:00', '"app-1.exe"')
  commit('2026-02-01T10:00:00+00:00', '"app-1.exe" "app-2.exe"')
  commit('2026-03-01T10:00:00+00:00', '"app-1.exe" "app-2.exe" !')
  const dateOf = (text: string) => dateAdded(project, 'a.json', text)

  expect(dateOf('"app-1.exe"')).toBe('2026-01-01T10:00:00+00:00')
  expect(dateOf('"app-2.exe"')).toBe('2026-02-01T10:00:00+00:00')
  expect(dateOf('"app-3.exe"')).toBeUndefined()
  expect(dateAdded(tmpdir(), 'a.json', 'a')).toBeUndefined()
})
