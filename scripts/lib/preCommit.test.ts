import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

let folder: string

/** Runs Git without the user's configuration. Returns the exit code and the output. */
function git(...args: string[]): { code: number | null; output: string } {
  const own = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@b.test']
  // If this test runs inside a hook, Git has set variables such as GIT_DIR, which refer to this repository.
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  const { status, stdout, stderr } = spawnSync('git', [...person, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...Object.fromEntries(inherited), ...own, NODE_ENV: 'test' },
  })
  return { code: status, output: `${stdout}${stderr}` }
}

const hasGit = spawnSync('git', ['--version']).status === 0

;(hasGit ? describe : describe.skip)('the pre-commit hook', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'commit-'))
    cpSync('content', join(folder, 'content'), { recursive: true })
    cpSync('.githooks', join(folder, '.githooks'), { recursive: true })
    for (const name of ['node_modules', 'scripts', 'src', 'tools', 'package.json']) {
      symlinkSync(resolve(name), join(folder, name))
    }
    git('init')
    git('config', 'core.hooksPath', '.githooks')
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  const path = 'content/site/brand.yaml'
  const write = (text: string) => writeFileSync(join(folder, path), text)

  it('accepts valid content', () => {
    git('add', 'content')
    expect(git('commit', '-m', 'Valid')).toMatchObject({ code: 0 })
  }, 60_000)

  it('rejects invalid content and prints the position of the error', () => {
    const text = readFileSync(join(folder, path), 'utf8')
    write(text.replace('name:', 'nam:'))
    git('add', 'content')
    const { code, output } = git('commit', '-m', 'Invalid')
    expect(code).toBe(1)
    expect(output).toContain(`${path}:2:1  nam: there is no key "nam" here`)
    expect(git('log', '--oneline').output.trim().split('\n')).toHaveLength(1)
    write(text)
    git('add', 'content')
  }, 60_000)

  it('checks the staged files, not the working tree', () => {
    const text = readFileSync(join(folder, path), 'utf8')
    write(text.replace('Facewright', 'Facewriter'))
    git('add', 'content')
    write('invalid')
    expect(git('commit', '-m', 'Staged')).toMatchObject({ code: 0 })
  }, 60_000)
})
