/**
 * The first of the app's scripts: it says what Gatsby's own inline scripts would say, and asks for
 * everything that the app will need, in one go instead of one after the other.
 */

import { laterChunkName } from '../lib/laterChunkName'
import { pageDataFile } from '../lib/pageFiles'
import { sharedDataPath } from '../lib/sharedData'
import type { Locale } from '../site/locales'
import { mendAddress } from './mendAddress'
import { preloadData, preloadScript } from './preload'

/** The files of each chunk by its name, and the build's hash, filled in when the site is built. */
declare const chunkFiles: Readonly<Record<string, readonly string[]>>
declare const compilationHash: string

interface GatsbyWindow {
  pagePath?: string | undefined
  ___chunkMapping?: typeof chunkFiles
  ___webpackCompilationHash?: string
}

mendAddress()

const { lang, dataset } = document.documentElement
const { path = '/', chunk = '' } = dataset
const gatsby = window as GatsbyWindow
gatsby.pagePath = path
gatsby.___chunkMapping = chunkFiles
gatsby.___webpackCompilationHash = compilationHash

preloadData('/page-data/app-data.json')
preloadData(sharedDataPath(lang as Locale))
preloadData(`/${pageDataFile(path)}`)
for (const name of [chunk, laterChunkName(chunk)])
  for (const file of chunkFiles[name] ?? []) preloadScript(file)
