import { basename, extname, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { filesBelow } from '../../src/content/filesBelow'

const extension = '.examples.tsx'

interface GalleryFile {
  readonly type: string
  readonly body: string
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.html': 'text/html',
}

/** Returns the components of a project that have examples: `components/Icon/Icon` for Icon.examples.tsx. */
export function componentsWithExamples(project: string): string[] {
  return filesBelow(join(project, 'src'))
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
}

/**
 * Bundles the examples of a project with the components and the style sheets of src/. Returns the files by their path below
 * `galleryPath`. They fetch the facts and the messages from the page data of the site that serves them.
 */
export async function bundleGallery(project: string): Promise<ReadonlyMap<string, GalleryFile>> {
  const tool = join(project, 'tools/gallery/browser')

  const { outputFiles } = await build({
    entryPoints: ['overview.tsx', 'example.tsx'].map((file) => join(tool, file)),
    outdir: project,
    absWorkingDir: project,
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    // React's development build reports more errors.
    define: {
      'process.env.NODE_ENV': '"development"',
      // With an ID, the consent question is asked. No example loads analytics.
      'process.env.GATSBY_ANALYTICS_ID': '"example"',
      'process.env.GATSBY_TAG_LOADER_ID': 'undefined',
    },
    alias: { gatsby: join(tool, 'gatsby.ts') },
    // The site serves fonts and drawings.
    external: ['/fonts/*', '/cast/*'],
    plugins: [listExamples(project)],
  })
  const bundled = outputFiles.map(({ path, text }) => [basename(path), text] as const)
  const pages = [
    ['', pageFor('overview')],
    ['example.html', pageFor('example')],
  ] as const

  return new Map([...bundled, ...pages].map(([path, body]) => [path, { type: typeOf(path), body }]))
}

function typeOf(path: string): string {
  return `${types[extname(path)] ?? 'text/html'}; charset=utf-8`
}

/** Resolves the module `gallery-examples`, which imports every file with examples. */
function listExamples(project: string): Plugin {
  const name = 'gallery-examples'

  return {
    name,
    setup(bundler) {
      bundler.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({
        path: name,
        namespace: name,
      }))
      bundler.onLoad({ filter: /.*/, namespace: name }, () => ({
        contents: examplesModule(project),
        resolveDir: join(project, 'src'),
      }))
    },
  }
}

/** Returns the source of a module that exports the examples of all components, by component. Its paths are below src/. */
function examplesModule(project: string): string {
  const components = componentsWithExamples(project)
  const imports = components.map(
    (component, index) => `import { examples as e${index} } from './${component}${extension}'`,
  )
  const entries = components.map((component, index) => `'${component}': e${index}`)

  return [...imports, `export const examplesByComponent = { ${entries.join(', ')} }`].join('\n')
}

/**
 * Returns the HTML of the overview or of an example, which load the script and the style sheet with the name of the entry.
 */
function pageFor(entry: string): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Gallery</title>
  <link rel="stylesheet" href="${entry}.css" />
  <script type="module" src="${entry}.js"></script>
  <body>
    <main id="main"></main>
    <div id="notifications"></div>
  </body>
</html>
`
}
