import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { findExecutable } from './executables'
import { createRepository, hasGit, type Repository } from './repository.fixture'

const brand = 'content/site/brand.yaml'
const contact = 'content/site/contact.yaml'
const german = 'content/locales/de/about.json'
const french = 'content/locales/fr/about.json'
/** The English sources of the German translations, which the hook records. */
const germanRecord = 'content/translated/de.json'

// Each commit starts Node.js up to four times, which takes long on a busy computer.
jest.setTimeout(300_000)

let repository: Repository

/** Makes a content file invalid: a key that the schema does not know. */
const misspellKey = () => repository.edit(brand, 'name:', 'nam:')

/** Changes the text of a content file. It stays valid and formatted. */
const changeText = (path: string) => repository.edit(path, '."', '.."')

/** Puts spaces where `npm run format` removes them. */
const misformat = (path: string) => repository.edit(path, '"title":', '"title"  :')

/** Returns a PATH with which only some programs are found. */
function pathWithOnly(...programs: readonly string[]): string {
  const path = join(repository.folder, '.git/path')

  mkdirSync(path)
  for (const program of programs) symlinkSync(findExecutable(program) ?? '', join(path, program))

  return path
}

const describeWithGit = hasGit ? describe : describe.skip

describeWithGit('the pre-commit hook', () => {
  beforeAll(() => {
    repository = createRepository()
  })

  beforeEach(() => repository.reset())

  it('rejects invalid content, and prints the position of the error', () => {
    misspellKey()
    repository.git('add', 'content')

    expect(repository.commit()).toContain(`${brand}:2:1  nam: there is no key "nam" here`)
  })

  it('rejects content that is not formatted, and names the command', () => {
    misformat(german)
    repository.git('add', 'content')
    const output = repository.commit()

    expect(output).toContain(german)
    expect(output).toContain('npm run format')
  })

  it('checks the staged part of a file, not the working tree', () => {
    repository.edit(brand, 'Facewright', 'Facewriter')
    repository.git('add', 'content')
    repository.write(brand, 'invalid')

    expect(repository.commit()).toEqual([brand])
    expect(repository.committed(brand)).toContain('Facewriter')
    expect(repository.read(brand)).toBe('invalid')
  })

  it('checks the content after a change in the code that the content depends on', () => {
    misspellKey()
    repository.git('commit', '--no-verify', '-m', 'Invalid', brand)
    // In this repository, src is a link, so that the file is only in the index.
    const { output } = repository.git('rev-parse', `HEAD:${contact}`)

    repository.git(
      'update-index',
      '--add',
      '--cacheinfo',
      `100644,${output.trim()},src/site/new.ts`,
    )

    expect(repository.commit()).toContain(`${brand}:2:1`)
  })

  it('checks files with spaces in their names', () => {
    const unknown = 'content/site/odd name.json'

    repository.write(unknown, '{}\n')
    repository.git('add', 'content')

    // A commit that is not rejected returns a list, which could contain this path as well.
    expect(repository.commit()).toEqual(expect.stringContaining(unknown))
  })

  it('commits one of two edited translations, although the other is staged and not formatted', () => {
    misformat(french)
    repository.git('add', french)
    changeText(german)

    expect(repository.commit(german)).toEqual([german])
    expect(repository.git('diff', '--cached', '--name-only').output).toBe(`${french}\n`)
  })

  it('accepts a merge', () => {
    repository.git('checkout', '--quiet', '-b', 'other')
    repository.edit(contact, '@', 'b@')
    repository.git('commit', '--no-verify', '-m', 'Other', contact)
    repository.git('checkout', '--quiet', '-')
    changeText(french)
    repository.git('commit', '--no-verify', '-m', 'Ours', french)
    repository.git('merge', '--no-commit', 'other')

    expect(repository.git('commit', '-m', 'Merge')).toMatchObject({ code: 0 })
    expect(repository.git('diff', 'HEAD^', '--name-only').output).toBe(`${contact}\n`)
  })

  describe.each([
    ['git commit FILE', [german]],
    ['git commit --all', ['--all']],
  ])('with %s of a translation', (how, args) => {
    /** Translates a title, and commits it. Returns the paths in the commit. */
    function commitTitle(title: string) {
      const oldTitle = /\n {2}"title": "[^"]*"/.exec(repository.read(german))?.[0] ?? ''

      repository.edit(german, oldTitle, `\n  "title": "${title}"`)

      return repository.commit(...args)
    }

    it('commits only the translation, and leaves its record for the next commit', () => {
      expect(commitTitle(`„${how}“ eins.`)).toEqual([german])
      expect(repository.git('diff', '--name-only').output).toBe(`${germanRecord}\n`)
    })

    it('keeps the translation in the next commit', () => {
      const title = `„${how}“ zwei.`

      commitTitle(title)
      repository.edit(contact, '@', 'a@')

      expect(repository.commit(contact, germanRecord)).toEqual([contact, germanRecord])
      expect(repository.committed(german)).toContain(title)
      expect(repository.git('diff', 'HEAD', '--name-only').output).toBe('')
    })
  })

  describe('on a computer that cannot check content', () => {
    // On Windows, a folder of links to programs cannot replace the PATH.
    const itWithLinks = process.platform === 'win32' ? it.skip : it

    itWithLinks('accepts a commit without Node.js, and says how to check it', () => {
      const PATH = pathWithOnly('git', 'grep', 'rm', 'sed', 'sh', 'wc')

      misspellKey()
      const { code, output } = repository.gitWith({ PATH }, 'commit', '-m', 'No Node.js', brand)

      expect(code).toBe(0)
      expect(output).toContain('does not find Node.js. Run in a terminal: npm run')
    })

    it('accepts a commit without dependencies, and says how to check it', () => {
      rmSync(join(repository.folder, 'node_modules'))
      misspellKey()
      const { code, output } = repository.git('commit', '-m', 'No dependencies', brand)

      expect(code).toBe(0)
      expect(output).toContain('npm ci')
    })
  })
})
