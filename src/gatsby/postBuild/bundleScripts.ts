import { minify } from '@swc/core'
import { build, type Plugin } from 'esbuild'
import { defaultLocale, localeCodes } from '../../site/locales'

/** The floor of the browserslist in package.json, in esbuild's words. */
const target = ['chrome109', 'safari16', 'firefox128']

/** Bundles a script of src/browser for the browser: its path and the constants it declares go in, its minified text comes out. */
export async function bundleScript(
  entry: string,
  constants: Readonly<Record<string, unknown>>,
): Promise<string> {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target,
    // What is bundled are modules, which the compiler has checked as strict code; saying so again costs every page 10 bytes.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    define: Object.fromEntries(define) as Record<string, string>,
    plugins: [codesOnly],
  })
  // swc makes the head script a twentieth smaller than esbuild does, and with its variables in one place 17 bytes more.
  const compress = { passes: 3, hoist_vars: true }
  const { code } = await minify(outputFiles[0]?.text ?? '', { ecma: 2020, compress })
  return code
}

/** What runs before the first paint needs the codes of the languages only: their names would double its size. */
const codesOnly: Plugin = {
  name: 'codesOnly',
  setup: (bundler) => {
    bundler.onLoad({ filter: /[\\/]site[\\/]locales\.ts$/ }, () => ({
      contents: `
        const codes = ${JSON.stringify(localeCodes)}
        export const defaultLocale = ${JSON.stringify(defaultLocale)}
        export const isLocale = (code) => codes.includes(code)`,
    }))
  },
}
