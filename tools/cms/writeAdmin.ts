import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GitBackend } from '@sveltia/cms'
import { buildSync } from 'esbuild'
import { cmsSetup } from './config'

/** Writes the CMS for a project to a folder: the HTML page, setup.json, and Sveltia CMS with its fonts. */
export function writeAdmin(folder: string, project: string, backend?: GitBackend): void {
  // Paths start at the project folder, because Gatsby bundles this module and thereby moves it.
  const tool = join(project, 'tools/cms')

  mkdirSync(folder, { recursive: true })
  const source = join(project, 'node_modules/@sveltia/cms')

  // The files are copied, because Sveltia CMS loads its fonts and chunks from the folder of its script.
  for (const part of ['npm', 'LICENSE.txt']) {
    cpSync(join(source, part), join(folder, 'cms', part), {
      recursive: true,
      filter: (path) => !path.endsWith('.map'),
    })
  }

  // The script is bundled, because it imports JSON files, which browsers do not support.
  buildSync({
    entryPoints: [join(source, 'npm/index.js')],
    outdir: join(folder, 'cms/npm'),
    bundle: true,
    splitting: true,
    format: 'esm',
    external: ['./chunks/*'],
  })
  cpSync(join(tool, 'index.html'), join(folder, 'index.html'))
  buildSync({
    entryPoints: [join(tool, 'admin.ts')],
    outfile: join(folder, 'admin.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    alias: { '@sveltia/cms': './cms/npm/index.js' },
    external: ['./cms/npm/index.js'],
  })
  writeFileSync(join(folder, 'setup.json'), JSON.stringify(cmsSetup(project, backend)))
}
