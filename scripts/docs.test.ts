import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import manifest from '../package.json'
import { filesBelow } from '../src/content/filesBelow'

const folders = ['docs', 'tools', 'findings'].filter((folder) => existsSync(folder))
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...folders
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules/')),
]

/** The text of a page without its code blocks, which show invented examples. */
const proseOf = (page: string) => readFileSync(page, 'utf8').replace(/```[^]*?```/g, '')

/** A path in backticks: it has a folder of this repository, and no placeholder such as `<language>`. */
const repositoryPath =
  /`((?:content|deploy|docs|findings|scripts|src|static|tests|tools|\.github|\.githooks)\/[\w./@-]*)`/g

/** Files that only an example in CONTRIBUTING.md creates. */
const examples = [
  'src/sections/home/News.tsx',
  'src/sections/home/News.examples.tsx',
  'content/site/news.yaml',
  'content/schemas/news.schema.json',
]

test.each(pages)('%s names only files that exist', (page) => {
  const named = Array.from(proseOf(page).matchAll(repositoryPath), ([, path = '']) => path)
  const missing = named.filter(
    (path) => !existsSync(path) && !examples.includes(path) && !path.includes('/generated/'),
  )

  expect(missing).toEqual([])
})

test.each(pages)('%s names only npm scripts that exist', (page) => {
  const named = Array.from(proseOf(page).matchAll(/npm run ([\w:]+)/g), ([, name = '']) => name)
  const scripts = Object.keys(manifest.scripts)

  expect(named.filter((name) => !scripts.includes(name))).toEqual([])
})

test.each(pages)('%s links only to files and headings that exist', (page) => {
  const links = Array.from(
    proseOf(page).matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g),
    ([, url = '']) => url,
  )
  const broken = links.filter((url) => {
    const [path = '', heading] = url.split('#')
    const target = path ? join(dirname(page), path) : page
    if (!existsSync(target)) return true

    return heading !== undefined && !headingsOf(target).includes(heading)
  })

  expect(broken).toEqual([])
})

/** Returns the fragments of a page's headings, as GitHub derives them: lower case, hyphens for spaces, no signs. */
function headingsOf(page: string): string[] {
  return Array.from(proseOf(page).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test('the remedies of the rules name only custom properties that exist', () => {
  const textsIn = (folder: string, extension: string) =>
    filesBelow(folder)
      .filter((file) => file.endsWith(extension))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
  const styles = textsIn('src/styles', '.css')
  const remedies = Array.from(
    textsIn('tests/support/rules', '.ts').matchAll(/remedy:\s*(['"`])(.*?)\1,\n/g),
    ([, , remedy = '']) => remedy,
  )
  const named = remedies.flatMap((remedy) => remedy.match(/--[\w-]+/g) ?? [])

  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !styles.includes(`${name}:`))).toEqual([])
})
