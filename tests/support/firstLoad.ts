import { type CheerioAPI } from 'cheerio'
import { laterChunkName } from '../../src/lib/laterChunkName'
import { pageDataFile, pageFile } from '../../src/lib/pageFiles'
import { sharedDataPath } from '../../src/lib/sharedData'
import { type Locale } from '../../src/site/locales'
import { builtFiles, readBuilt, readPage } from './builtSite'
import { fontFiles } from './fontFiles'
import { chosenPicture } from './pictureChoice'

/**
 * The files of public/ that a browser fetches when it opens a page, by kind: of the pictures those that a phone
 * fetches before anybody scrolls. What is fetched ahead for other pages is not among them.
 */
export type FirstLoad = Readonly<
  Record<'html' | 'styles' | 'fonts' | 'script' | 'data' | 'pictures', readonly string[]>
>

type Found = ReturnType<CheerioAPI>

/** The phone that pictures are counted for: 360 pixels wide, two dots a pixel. */
const phone = { width: 360, density: 2 }

/** Reads a built page and says what opening it fetches. */
export function firstLoad(path: string): FirstLoad {
  const $ = readPage(path)
  const locale = $('html').attr('lang') as Locale
  const styles = addresses($, 'link[rel=stylesheet]')
  const css = styles.map((file) => readBuilt(file)).join('\n')
  return {
    html: [pageFile(path)],
    styles,
    fonts: fontFiles(shownText($), locale, css).map(fileOf),
    script: scriptFiles($),
    data: ['page-data/app-data.json', fileOf(sharedDataPath(locale)), pageDataFile(path)],
    pictures: [
      // Of several icons every browser of ours takes the one without pixels.
      ...new Set([
        ...addresses($, 'link[rel=icon][type="image/svg+xml"]'),
        ...pictureFiles($, ':not([loading=lazy])'),
      ]),
    ],
  }
}

/** The text of the one inline script of a page. */
export function headScriptOf($: CheerioAPI): string {
  return $('script[data-head]').text()
}

/** The files of the pictures that a phone shows of a page, if need be only of the `img` elements that a selector names. */
export function pictureFiles($: CheerioAPI, selector = ''): string[] {
  return $(`img${selector}`)
    .toArray()
    .map((image) => fileOf(pictureOf($(image))))
}

/** The files of a page's own chunk, and of those that it shares with others. */
export function chunkFiles(chunk: string): string[] {
  const files = filesCalled(chunk)
  if (files.length === 0) throw new Error(`the boot file knows no chunk called ${chunk}`)
  return files
}

function filesCalled(chunk: string): string[] {
  const boot = [...builtFiles].find((file) => /^boot-\w+\.js$/.test(file)) ?? ''
  const files = new RegExp(`"${chunk}":\\[([^\\]]*)\\]`).exec(readBuilt(boot))?.[1] ?? ''
  return Array.from(files.matchAll(/"\/([^"]+)"/g), ([, file = '']) => file)
}

function scriptFiles($: CheerioAPI): string[] {
  const app = Array.from(headScriptOf($).matchAll(/"\/([\w-]+\.js)"/g), ([, file = '']) => file)
  const chunk = $('html').attr('data-chunk') ?? ''
  return [...app, ...chunkFiles(chunk), ...filesCalled(laterChunkName(chunk))]
}

/** What is closed at first is not laid out, so its letters ask for no font. */
function shownText($: CheerioAPI): string {
  const body = $('body').clone()
  body.find('script, template, details:not([open]) > :not(summary), dialog:not([open])').remove()
  return body.text()
}

function pictureOf(image: Found): string {
  const source = image.siblings('source').first()
  const element = source.length > 0 ? source : image
  const set = element.attr('srcset')
  if (set === undefined) return image.attr('src') ?? ''
  return chosenPicture(set, element.attr('sizes') ?? '100vw', phone)
}

function addresses($: CheerioAPI, links: string): string[] {
  return $(links)
    .toArray()
    .map((link) => fileOf($(link).attr('href') ?? ''))
}

function fileOf(address: string): string {
  return address.replace(/^\//, '')
}
