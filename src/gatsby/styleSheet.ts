import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import { parse, type AtRule } from 'postcss'
import type { Compiler } from 'webpack'
import { designNeeds } from '../site/designNeeds'

const name = 'limitStyles'

/**
 * A webpack plugin that limits the style sheet to browsers that have everything that the design needs. Others apply the
 * plain styles. Both are in one file, as the page waits for each style sheet.
 */
export const limitStyles = {
  apply: (compiler: Compiler): void => {
    const { Compilation, sources } = compiler.webpack

    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the minifier, and before webpack names the files after their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1

      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        const sheets = Object.entries(assets).filter(([file]) => file.endsWith('.css'))
        const plain = await minified('src/styles/plain.css', 'chrome80')
        // First, because webpack may place a component's styles before the others.
        const layers = await minified('src/styles/layers.css', 'es2022')

        for (const [file, design] of sheets) {
          const joined = joinLayers(layers + design.source().toString())

          compilation.updateAsset(file, new sources.RawSource(limited(joined, plain)))
        }
      })
    })
  },
}

/** Reads a style sheet, for browsers as old as `target`. */
async function minified(path: string, target: string): Promise<string> {
  const { code } = await transform(await readFile(path, 'utf8'), {
    loader: 'css',
    minify: true,
    target,
  })

  return code.trim()
}

/**
 * Joins the blocks of each cascade layer to one: each component's style sheet brings its own. The rules of a layer keep
 * their order, and the first statement orders the layers, so every rule applies as before.
 */
export function joinLayers(css: string): string {
  const sheet = parse(css)
  const layers = new Map<string, AtRule>()

  sheet.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer') return

    const names = node.params.replaceAll(' ', '')
    const first = layers.get(names)
    if (!first) {
      layers.set(names, node)

      return
    }

    if (node.nodes) first.append(node.nodes)
    node.remove()
  })

  return sheet.toString()
}

/**
 * Returns a style sheet of two. Browsers that do not know container units evaluate the first condition to false, even if
 * they do not know `selector()` either.
 */
export function limited(design: string, plain: string): string {
  if (/@(?:charset|import|namespace)\b/.test(design))
    throw new Error('The style sheet contains an at-rule that cannot be inside @supports')
  return `@supports not (${designNeeds}){${plain}}@supports ${designNeeds}{${design}}\n`
}
