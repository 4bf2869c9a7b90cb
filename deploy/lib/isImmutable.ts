import { cacheRules, digestNamed, immutable } from '../../src/site/headers'

/** Whether the file at a path (`static/…/a.avif`), or the file that it was compressed from, never changes under its name. */
export function isImmutable(path: string): boolean {
  const plain = `/${path.replace(/\.(?:br|gz)$/, '')}`
  return digest.test(plain) || folders.some((folder) => plain.startsWith(folder))
}

const digest = new RegExp(digestNamed)
const folders = Object.entries(cacheRules)
  .filter(([path, cache]) => path.endsWith('*') && cache === immutable)
  .map(([path]) => path.slice(0, -1))
