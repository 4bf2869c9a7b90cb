import type { Locale } from '../../site/locales'
import { cast, type Character } from '../../site/palette'
import { letteredLocales, ownLetters, titleFontPath } from '../../site/titleFonts'
import { addToHead } from '../addToHead'
import { prefersReducedMotion } from '../motion'
import { isRightToLeft, piecesOf, type Piece } from './titleWords'

/** A title that the page shows in its own letters, and that is also in the letters of a face in front of these. */
interface LetteredTitle {
  readonly title: HTMLElement
  readonly locale: Locale
  /** The children of the title, each with one or more lines of the page's own letters. */
  readonly lineElements: readonly HTMLElement[]
  /** The letters of the face. It contains a layer, and while the face changes, also the layer of the previous face. */
  readonly letters: HTMLElement
  /** The hero whose line divides the title; without one, the letters cover the whole title. */
  readonly ground: HTMLElement | null
  /** The face whose letters the title has, or will have once they are loaded. */
  face: Character
  /** Removes the letters, so that the title is as the page shows it. */
  readonly remove: () => void
}

const letteredTitles = new WeakMap<HTMLElement, LetteredTitle>()
const loading = new Map<string, Promise<unknown>>()

/** Fetches what a title needs for the letters of a face. Rejects if it cannot be loaded. */
export async function prepareLetters(face: Character, locale: Locale): Promise<void> {
  const loads = [loadOnce('/letters.css', loadStyleSheet)]

  if (face !== ownLetters && letteredLocales.includes(locale))
    loads.push(
      loadOnce(titleFontPath(face, locale), (path) => loadFont(familyOf(face, locale), path)),
    )
  await Promise.all(loads)
}

/** Loads a file, unless it is loaded. After a failure, the next call tries again. */
function loadOnce(path: string, load: (path: string) => Promise<unknown>): Promise<unknown> {
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
  const lettered = letteredTitleOf(title, locale)
  if (lettered.face === face || !isReadable(lettered)) return

  lettered.face = face
  await prepareLetters(face, locale).catch((error: unknown) => {
    // A face that was chosen during the download still needs the title.
    if (lettered.face === face) lettered.remove()
    throw error
  })
  await pageIsReady(lettered)
  // Meanwhile, React may have replaced the text, and the visitor may have chosen another face.
  const isCurrent = letteredTitles.get(title) === lettered && lettered.face === face

  // Meanwhile, the visitor may have left the page.
  if (isCurrent && title.isConnected) uncoverLetters(lettered)
}

/** Returns the record of a title. If React has replaced the text, the record is a new one. */
function letteredTitleOf(title: HTMLElement, locale: Locale): LetteredTitle {
  const known = letteredTitles.get(title)
  if (known?.locale === locale && known.lineElements.every((line) => line.isConnected)) return known
  known?.remove()

  return createLetteredTitle(title, locale)
}

/** Returns whether letters are as easy to read as the page's own. Outlines are so only next to these. */
function isReadable({ ground, locale }: LetteredTitle): boolean {
  return ground !== null || letteredLocales.includes(locale)
}

/** Resolves once the page's own font, whose words are measured, has loaded, and the line has come in. */
async function pageIsReady({ ground }: LetteredTitle): Promise<void> {
  await document.fonts.ready
  if (!ground || 'moved' in ground.dataset) return
  const animations = ground.getAnimations({ subtree: true })

  await Promise.allSettled(animations.map(({ finished }) => finished))
}

/** Prepares a title for the letters of a face. Until `uncoverLetters`, the page shows only its own letters. */
function createLetteredTitle(title: HTMLElement, locale: Locale): LetteredTitle {
  const letters = document.createElement('span')

  letters.setAttribute('aria-hidden', 'true')
  letters.setAttribute('translate', 'no')
  letters.append(createLayer(ownLetters, locale))

  const lettered: LetteredTitle = {
    title,
    locale,
    lineElements: [...title.children].filter((line) => line instanceof HTMLElement),
    letters,
    ground: title.closest<HTMLElement>('[data-swap]'),
    face: ownLetters,
    remove: () => {
      stopObserving()
      title.removeAttribute('data-lettered')
      letters.remove()
      letteredTitles.delete(title)
    },
  }

  const stopObserving = observeTitle(lettered)

  letteredTitles.set(title, lettered)

  return lettered
}

/** Places the letters again when the size or the line changes. Returns a function that stops that. */
function observeTitle(lettered: LetteredTitle): () => void {
  const { title, lineElements, ground } = lettered
  const place = () => placeLetters(lettered)
  const resize = new ResizeObserver(place)
  // Another program has changed the text, for example to translate it.
  const translation = new MutationObserver(() => lettered.remove())

  resize.observe(ground ?? title)
  ground?.addEventListener('input', place)
  for (const line of lineElements)
    translation.observe(line, { characterData: true, childList: true, subtree: true })

  return () => {
    resize.disconnect()
    translation.disconnect()
    ground?.removeEventListener('input', place)
  }
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
function uncoverLetters(lettered: LetteredTitle): void {
  const { title, letters, ground, face, locale } = lettered
  const last = letters.lastElementChild
  const next = createLayer(face, locale)

  title.dataset.lettered = ''
  letters.append(next)
  title.append(letters)
  placeLetters(lettered)

  const finish = () => {
    last?.remove()
    if (lettered.face === ownLetters) lettered.remove()
  }

  if (!ground || prefersReducedMotion()) {
    finish()

    return
  }

  const { start, end } = boundsOf(lettered)
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

/** Puts the letters where the page has them. The line in the hero cuts off the end of the page's own, and the start of these. */
function placeLetters(lettered: LetteredTitle): void {
  const { title, letters, lineElements } = lettered
  if (!letters.isConnected) return
  const pieces = piecesOf(title, lineElements)
  const { start, cut, end } = boundsOf(lettered)

  for (const layer of letters.children) placeWords(layer as HTMLElement, pieces)
  letters.style.clipPath = clip(title, cut, end)
  for (const line of lineElements) line.style.setProperty('--kept', clip(title, start, cut))
}

/**
 * Returns where the ground starts and ends, and where its line cuts the title, from the inline start of the title in
 * pixels. Without a line, the cut is at the start.
 */
function boundsOf({ title, ground }: LetteredTitle): Record<'start' | 'cut' | 'end', number> {
  const own = title.getBoundingClientRect()
  const whole = (ground ?? title).getBoundingClientRect()
  const slider = ground?.querySelector<HTMLInputElement>('[type="range"]')
  const start = isRightToLeft(title) ? own.right - whole.right : whole.left - own.left
  const share = (slider?.valueAsNumber ?? 0) / 100

  return { start, cut: start + share * whole.width, end: start + whole.width }
}

/** Returns the value of `clip-path` that shows what is between two places from the inline start of a title in pixels. */
function clip(title: HTMLElement, from: number, to: number): string {
  const before = `${from}px`
  const after = `${title.getBoundingClientRect().width - to}px`
  const [left, right] = isRightToLeft(title) ? [after, before] : [before, after]

  // Some letters are higher or deeper than their line.
  return `inset(-1em ${right} -1em ${left})`
}

/**
 * Places the words of a title in a layer. All letters get one size, with which the words have the total width of the
 * page's own. Then each word is stretched to the width of the page's own word.
 */
function placeWords(layer: HTMLElement, pieces: readonly Piece[]): void {
  const elements = pieces.map(createWord)

  // The widths are measured at the page's own size.
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

function createWord({ text, start, top }: Piece): HTMLElement {
  const element = document.createElement('span')

  element.dataset.word = text
  element.style.insetInlineStart = `${start}px`
  element.style.insetBlockStart = `${top}px`

  return element
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
