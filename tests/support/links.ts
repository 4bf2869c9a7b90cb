import { pageFile } from '../../src/lib/pageFiles'
import { builtFiles, readBuilt, readPage } from './builtSite'

/** The origin of the built site, such as `https://facewright.example`. */
export const builtOrigin = new URL(readPage('/')('link[rel=canonical]').attr('href') ?? '').origin

/** Describes the fault, if any, of a URL on the page at `path`. URLs on other hosts are not checked. */
export function linkFault(url: string, path: string): string | undefined {
  const { origin, pathname, hash } = new URL(url, builtOrigin + path)
  if (origin !== builtOrigin) return undefined
  const file = pageFile(decodeURI(pathname))
  if (!builtFiles.has(file)) return `${url}: there is no ${file}`
  if (/^\/en(\/|$)/.test(pathname)) return `${url}: English has no prefix`
  const id = decodeURIComponent(hash.slice(1))
  if (id === '' || !file.endsWith('.html')) return undefined
  const hasId = readBuilt(file).includes(` id="${id}"`)

  return hasId ? undefined : `${url}: there is no element with this id`
}
