import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findExecutable } from './executables'

let folder: string

/** Runs Git without the user's configuration. Returns the exit code and the output. */
function git(...args: string[]) {
  return gitWith({}, ...args)
}

function gitWith(environment: Record<string, string>, ...args: string[]) {
  const own = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null', NODE_ENV: 'test' }
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@b.test']
  // If this test runs inside a hook, Git has set variables such as GIT_DIR, which refer to this repository.
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  const { status, stdout, stderr } = spawnSync('git', [...person, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...Object.fromEntries(inherited), ...own, ...environment },
  })

  return { code: status, output: `${stdout}${stderr}` }
}

/** Commits with the given arguments. Returns the paths in the commit; the output if Git rejected the commit. */
function commit(...args: string[]): string | string[] {
  const { code, output } = git('commit', '-m', 'Change', ...args)
  if (code !== 0) return output
  return git('show', '--format=', '--name-only').output.trim().split('\n')
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
const edit = (path: string, from: string, to: string) => write(path, read(path).replace(from, to))
const committed = (path: string) => git('show', `HEAD:${path}`).output

const brand = 'content/site/brand.yaml'
const contact = 'content/site/contact.yaml'
const german = 'content/locales/de/about.json'
const french = 'content/locales/fr/about.json'
const record = 'content/translated/de.json'
const unformatted = ['"title":', '"title"  :'] as const

// Each commit starts Node.js up to four times, which takes long on a busy computer.
jest.setTimeout(300_000)

const hasGit = spawnSync('git', ['--version']).status === 0
const describeWithGit = hasGit ? describe : describe.skip

describeWithGit('the pre-commit hook', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'commit-'))
    for (const name of ['content', '.githooks', '.prettierrc.json']) {
      cpSync(name, join(folder, name), { recursive: true })
    }

    for (const name of ['node_modules', 'scripts', 'src', 'tools', 'package.json']) {
      symlinkSync(resolve(name), join(folder, name))
    }

    git('init')
    git('config', 'core.hooksPath', '.githooks')
    git('add', 'content', '.prettierrc.json')
    git('commit', '--no-verify', '-m', 'Valid')
  })

  beforeEach(() => git('reset', '--hard', '--quiet'))

  afterAll(() => rmSync(folder, { recursive: true }))

  it('rejects invalid content and prints the position of the error', () => {
    edit(brand, 'name:', 'nam:')
    git('add', 'content')
    expect(commit()).toContain(`${brand}:2:1  nam: there is no key "nam" here`)
  })

  it('rejects content that is not formatted, and names the command', () => {
    edit(german, ...unformatted)
    git('add', 'content')
    const output = commit()
    expect(output).toContain(german)
    expect(output).toContain('npm run format')
  })

  it('checks the staged part of a file, not the working tree', () => {
    edit(brand, 'Facewright', 'Facewriter')
    git('add', 'content')
    write(brand, 'invalid')
    expect(commit()).toEqual([brand])
    expect([committed(brand).includes('Facewriter'), read(brand)]).toEqual([true, 'invalid'])
  })

  it.each([
    ['git commit FILE', [german]],
    ['git commit --all', ['--all']],
  ])('commits a translation with %s, and keeps it in the next commit', (how, args) => {
    const text = `„${how}“`

    edit(german, /\n {2}"title": "[^"]*"/.exec(read(german))?.[0] ?? '', `\n  "title": "${text}"`)
    expect(commit(...args)).toEqual([german])
    // The record is a change in the working tree, for the next commit.
    expect(git('diff', '--name-only').output).toBe(`${record}\n`)
    edit(contact, '@', 'a@')
    expect(commit(contact, record)).toEqual([contact, record])
    expect(committed(german)).toContain(text)
    expect(git('diff', 'HEAD', '--name-only').output).toBe('')
  })

  it('commits one of two edited translations', () => {
    for (const path of [german, french]) edit(path, ...unformatted)
    edit(german, ...([...unformatted].reverse() as [string, string]))
    edit(german, '."', '.."')
    git('add', french)
    expect(commit(german)).toEqual([german])
    expect(git('diff', '--cached', '--name-only').output).toBe(`${french}\n`)
  })

  it('checks files with spaces in their names', () => {
    const odd = 'content/site/odd name.json'
    write(odd, '{}\n')
    git('add', 'content')
    expect(commit()).toContain(odd)
    git('rm', '--cached', '--quiet', odd)
    rmSync(join(folder, odd))
  })

  it('accepts a merge', () => {
    git('checkout', '--quiet', '-b', 'other')
    edit(contact, '@', 'b@')
    git('commit', '--no-verify', '-m', 'Other', contact)
    git('checkout', '--quiet', '-')
    edit(french, '."', '.."')
    git('commit', '--no-verify', '-m', 'Ours', french)
    git('merge', '--no-commit', 'other')
    expect(git('commit', '-m', 'Merge')).toMatchObject({ code: 0 })
    expect(git('diff', 'HEAD^', '--name-only').output).toBe(`${contact}\n`)
  })

  // On Windows, a folder of links to programs cannot replace the PATH.
  const itWithLinks = process.platform === 'win32' ? it.skip : it

  itWithLinks('accepts a commit without Node.js, and says how to check it', () => {
    const path = join(folder, '.git/path')

    mkdirSync(path)
    for (const name of ['git', 'sh', 'rm'])
      symlinkSync(findExecutable(name) ?? '', join(path, name))
    edit(brand, 'name:', 'nam:')
    const withoutNode = gitWith({ PATH: path }, 'commit', '-m', 'No Node.js', brand)

    expect(withoutNode).toMatchObject({ code: 0 })
    expect(withoutNode.output).toContain('does not find Node.js. Run in a terminal: npm run')
    git('revert', '--no-edit', 'HEAD')
  })

  it('accepts a commit without dependencies, and says how to check it', () => {
    rmSync(join(folder, 'node_modules'))
    edit(brand, 'name:', 'nam:')
    const { code, output } = git('commit', '-m', 'No dependencies', brand)

    expect([code, output]).toEqual([0, expect.stringContaining('npm ci')])
  })
})
