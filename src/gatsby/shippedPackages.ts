import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Compiler, Module } from 'webpack'

/** Where the names of the packages stand whose code a visitor gets; `npm run licences` reads them. */
export const shippedPackagesFile = '.cache/shipped-packages.json'

/** A webpack plugin that notes which packages have code in the browser's scripts. */
export const noteShippedPackages = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.afterEmit.tap('shippedPackages', ({ chunkGraph, modules }) => {
      const used = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
      const paths = used.flatMap(filesOf)
      const names = new Set(paths.flatMap((path) => packageOf(path) ?? []))
      mkdirSync(dirname(shippedPackagesFile), { recursive: true })
      writeFileSync(shippedPackagesFile, JSON.stringify([...names].sort(), null, 2))
    })
  },
}

/** The folder of the package that a file belongs to: `/a/node_modules/b/c.js` gives `node_modules/b`; nothing for our own. */
export function packageOf(path: string): string | undefined {
  const found = /\/(?<folder>node_modules\/.*?)$/.exec(path.replaceAll('\\', '/'))?.groups?.folder
  return found && /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(found)?.[0]
}

function filesOf(module: Module): string[] {
  const parts = 'modules' in module ? (module.modules as Module[]) : [module]
  return parts.flatMap((part) =>
    'resource' in part && !isEmptied(part) ? [String(part.resource)] : [],
  )
}

/** Whether a module's code was left out (`unneeded` in webpack.ts) and only its name remains. */
function isEmptied(module: Module): boolean {
  const loaders = 'loaders' in module ? (module.loaders as { loader: string }[]) : []
  return loaders.some(({ loader }) => loader.includes('null-loader'))
}
