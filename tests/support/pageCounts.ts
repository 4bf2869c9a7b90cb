import { brotliCompressSync } from 'node:zlib'
import { pageDataFile } from '../../src/lib/pageFiles'
import { readPage } from './builtSite'
import { chunkFiles, firstLoad, headScriptOf, pictureFiles } from './firstLoad'
import { type Kind } from './kinds'
import { type Counts } from './overBudget'
import { servedBytes } from './served'

/**
 * Counts what opening the page at a path costs: bytes as they are sent, by kind, requests and elements.
 * `beforePaint` is all that the first paint waits for, `prefetch` what it costs others to fetch this page ahead.
 */
export function pageCounts(path: string): Counts<Kind> {
  const $ = readPage(path)
  const files = firstLoad(path)
  const html = bytesOf(files.html)
  const styles = bytesOf(files.styles)
  const fonts = bytesOf(files.fonts)
  const headScript = brotliCompressSync(headScriptOf($)).length
  return {
    html,
    styles,
    fonts,
    beforePaint: html + styles + fonts,
    headScript,
    script: headScript + bytesOf(files.script),
    data: bytesOf(files.data),
    pictures: bytesOf(files.pictures),
    largestPicture: Math.max(...pictureFiles($).map(servedBytes)),
    prefetch: bytesOf([pageDataFile(path), ...chunkFiles($('html').attr('data-chunk') ?? '')]),
    requests: Object.values(files).flat().length,
    elements: $('*').length,
  }
}

function bytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + servedBytes(file), 0)
}
