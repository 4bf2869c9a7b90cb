import { cast, type Character } from '../../site/palette'
import type { Locale } from '../../site/locales'
import { letteredLocales, ownLetters, titleFontPath } from '../../site/titleFonts'
import { addToHead } from '../addToHead'
import { prefersReducedMotion } from '../motion'
import { isRightToLeft, piecesOf, type Piece } from './titleWords'

/** A title that is set twice: by the page, and in front of it in the letters of a face. */
interface Setting {
  readonly title: HTMLElement
  readonly locale: Locale
  /** The elements of the page's own setting, each with some lines. */
  readonly lines: readonly HTMLElement[]
  /** The second setting. It contains a layer, and while that changes, the layer before. */
  readonly letters: HTMLElement
  /** What the line divides; without one, the second setting covers the first. */
  readonly ground: HTMLElement | null
  /** The face whose letters the title has, or will have once they are loaded. */
  face: Character
  /** Removes the second setting. */
  readonly remove: () => void
}

const settings = new WeakMap<HTMLElement, Setting>()
const loading = new Map<string, Promise<unknown>>()

/** Fetches what a title needs for the letters of a face. Rejects if it cannot be loaded. */
export async function prepareLetters(face: Character, locale: Locale): Promise<void> {
  const loads = [once('/letters.css', loadStyleSheet)]

  if (face !== ownLetters && letteredLocales.includes(locale))
    loads.push(once(titleFontPath(face, locale), (path) => loadFont(familyOf(face, locale), path)))
  await Promise.all(loads)
}

/** Loads a file, unless it is loaded. After a failure, the next call tries again. */
function once(path: string, load: (path: string) => Promise<unknown>): Promise<unknown> {
  const known = loading.get(path) ?? load(path)

  loading.set(path, known)
  known.catch(() => loading.delete(path))

  return known
}

function loadStyleSheet(href: string): Promise<unknown> {
  return new Promise((onload, onerror) =>
    addToHead('link', { rel: 'stylesheet', href, onload, onerror }),
  )
}

async function loadFont(family: string, path: string): Promise<void> {
  // The font has one weight. Without a range, browsers would embolden it.
  const font = new FontFace(family, `url(${path})`, { weight: '1 1000' })

  document.fonts.add(await font.load())
}

function familyOf(face: Character, locale: Locale): string {
  return `letters-${face}-${locale}`
}

/**
 * Sets a title in the letters of a face: after the line in the hero of the home page, elsewhere as a whole. Rejects if the
 * letters cannot be loaded; the title then stays as it is.
 */
export async function setTitle(title: HTMLElement, face: Character, locale: Locale): Promise<void> {
  const setting = settingOf(title, locale)
  if (setting.face === face || !isReadable(setting)) return

  setting.face = face
  await prepareLetters(face, locale).catch((error: unknown) => {
    if (setting.face === face) setting.remove()
    throw error
  })
  await pageIsReady(setting)
  const isCurrent = settings.get(title) === setting && setting.face === face

  if (isCurrent && title.isConnected) turn(setting)
}

/** Returns the setting of a title. If React has replaced the text, it starts again. */
function settingOf(title: HTMLElement, locale: Locale): Setting {
  const known = settings.get(title)
  if (known?.locale === locale && known.lines.every((line) => line.isConnected)) return known
  known?.remove()

  return createSetting(title, locale)
}

/** Returns whether letters are as easy to read as the page's own. Outlines are so only beside these. */
function isReadable({ ground, locale }: Setting): boolean {
  return ground !== null || letteredLocales.includes(locale)
}

/** Resolves once the page's own font, whose words are measured, has loaded, and the line has come in. */
async function pageIsReady({ ground }: Setting): Promise<void> {
  await document.fonts.ready
  if (!ground || 'moved' in ground.dataset) return
  const animations = ground.getAnimations({ subtree: true })

  await Promise.allSettled(animations.map(({ finished }) => finished))
}

/** Prepares a title for a second setting, which has the page's own letters at first. */
function createSetting(title: HTMLElement, locale: Locale): Setting {
  const lines = [...title.children].filter((line) => line instanceof HTMLElement)
  const letters = document.createElement('span')
  const ground = title.closest<HTMLElement>('[data-swap]')
  const place = () => placeLetters(setting)
  const resize = new ResizeObserver(place)
  const translation = new MutationObserver(() => setting.remove())

  const setting: Setting = {
    title,
    locale,
    lines,
    letters,
    ground,
    face: ownLetters,
    remove: () => {
      resize.disconnect()
      translation.disconnect()
      ground?.removeEventListener('input', place)
      title.removeAttribute('data-lettered')
      letters.remove()
      settings.delete(title)
    },
  }

  letters.setAttribute('aria-hidden', 'true')
  letters.setAttribute('translate', 'no')
  letters.append(createLayer(ownLetters, locale))
  resize.observe(ground ?? title)
  ground?.addEventListener('input', place)
  // A program has changed the text, for example to translate it.
  for (const line of lines)
    translation.observe(line, { characterData: true, childList: true, subtree: true })
  settings.set(title, setting)

  return setting
}

function createLayer(face: Character, locale: Locale): HTMLElement {
  const layer = document.createElement('span')

  layer.className = cast[face].ground
  if (face === ownLetters) return layer

  if (letteredLocales.includes(locale)) {
    layer.dataset.letters = face
    layer.style.setProperty('--letters', familyOf(face, locale))
  } else {
    layer.dataset.outlined = ''
  }

  return layer
}

/** Uncovers the letters of the current face. As in the portrait, the edge moves from the inline end to the start. */
function turn(setting: Setting): void {
  const { title, letters, ground, face, locale } = setting
  const last = letters.lastElementChild
  const next = createLayer(face, locale)

  title.dataset.lettered = ''
  letters.append(next)
  title.append(letters)
  placeLetters(setting)

  const finish = () => {
    last?.remove()
    if (setting.face === ownLetters) setting.remove()
  }

  if (!ground || prefersReducedMotion()) {
    finish()

    return
  }

  const { start, end } = boundsOf(setting)
  const style = getComputedStyle(title)
  const timing = {
    duration: parseFloat(style.getPropertyValue('--duration-swap')),
    easing: style.getPropertyValue('--ease'),
  }

  last?.animate({ clipPath: [clip(title, start, end), clip(title, start, start)] }, timing)
  next
    .animate({ clipPath: [clip(title, end, end), clip(title, start, end)] }, timing)
    .finished.then(finish, finish)
}

/** Puts the letters where the page has them, and divides both settings at the line. */
function placeLetters(setting: Setting): void {
  const { title, letters, lines } = setting
  if (!letters.isConnected) return
  const pieces = piecesOf(title, lines)
  const { start, line, end } = boundsOf(setting)

  for (const layer of letters.children) fill(layer as HTMLElement, pieces)
  letters.style.clipPath = clip(title, line, end)
  for (const element of lines) element.style.setProperty('--kept', clip(title, start, line))
}

/** Returns the places of the ground and of its line, from the inline start of the title in pixels. */
function boundsOf({ title, ground }: Setting): Record<'start' | 'line' | 'end', number> {
  const own = title.getBoundingClientRect()
  const whole = (ground ?? title).getBoundingClientRect()
  const slider = ground?.querySelector<HTMLInputElement>('[type="range"]')
  const start = isRightToLeft(title) ? own.right - whole.right : whole.left - own.left
  const share = (slider?.valueAsNumber ?? 0) / 100

  return { start, line: start + share * whole.width, end: start + whole.width }
}

/** Returns the value of `clip-path` that shows what is between two places from the inline start of a title in pixels. */
function clip(title: HTMLElement, from: number, to: number): string {
  const before = `${from}px`
  const after = `${title.getBoundingClientRect().width - to}px`
  const [left, right] = isRightToLeft(title) ? [after, before] : [before, after]

  // Some letters are higher or deeper than their line.
  return `inset(-1em ${right} -1em ${left})`
}

/** Fills a layer with words. The letters have one size, and each word is as wide as that of the page. */
function fill(layer: HTMLElement, pieces: readonly Piece[]): void {
  const elements = pieces.map(({ text, start, top }) => {
    const element = document.createElement('span')

    element.dataset.word = text
    element.style.insetInlineStart = `${start}px`
    element.style.insetBlockStart = `${top}px`

    return element
  })

  layer.style.setProperty('--letter-size', '1')
  layer.replaceChildren(...elements)
  const widths = elements.map((element) => element.getBoundingClientRect().width)
  const size = sum(pieces.map(({ width }) => width)) / sum(widths)

  layer.style.setProperty('--letter-size', `${size}`)
  elements.forEach((element, index) => {
    element.style.scale = `${(pieces[index]?.width ?? 0) / ((widths[index] ?? 0) * size)} 1`
    element.toggleAttribute('data-hyphen', pieces[index]?.isHyphenated)
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
