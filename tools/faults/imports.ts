import { buildSync } from 'esbuild'

/** Returns the files that a script imports, directly or through others, and the script itself, relative to the project. */
export function importsOf(file: string): ReadonlySet<string> {
  const { metafile } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    packages: 'external',
    // The output is not used, so it does not matter what a style sheet or a picture becomes.
    loader: { '.css': 'empty', '.module.css': 'empty', '.svg': 'empty', '.node': 'empty' },
    logLevel: 'silent',
  })

  return new Set(Object.keys(metafile.inputs))
}
