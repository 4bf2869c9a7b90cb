import { buildSync } from 'esbuild'

/** The syntax that njs 0.7.9 (Debian 12) does not support. esbuild rewrites what it can, and rejects the rest. */
const unsupported = [
  'array-spread',
  'async-generator',
  'class',
  'default-argument',
  'destructuring',
  'for-of',
  'generator',
  'nullish-coalescing',
  'object-extensions',
  'object-rest-spread',
  'optional-chain',
  'regexp-unicode-property-escapes',
]

/** Bundles nginxVisitor.ts for njs. Throws if a module uses syntax that njs does not support. */
export function nginxVisitorScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/gatsby/hosting/nginxVisitor.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2017',
    supported: Object.fromEntries(unsupported.map((feature) => [feature, false])),
  })

  // njs supports only this form of export.
  return (outputFiles[0]?.text ?? '').replace(
    /export \{\s*(\w+) as default\s*\};/,
    'export default $1;',
  )
}
