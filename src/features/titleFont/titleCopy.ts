import { prefersReducedMotion } from '../../browser/motion'
import type { Locale } from '../../site/locales'
import { cast, type Character } from '../../site/palette'
import { localesWithFont, faceOfPageFont } from '../../site/titleFonts'
import { boundsOf, clip, placeCopy, type TitleLayout } from './copyLayout'
import { familyOf, loadTitleFont } from './fontFiles'

// Exported here to keep it in the chunk of title fonts: only the hook that sets titles needs both.
export { loadTitleFont } from './fontFiles'

/**
 * A copy of a title in the font of a face, in front of the title in the font of the page:
 *
 *   title and its lines ── titleWords.ts ──▶ words with their places
 *   words ── copyLayout.ts ──▶ the same words in a layer of the copy; title and copy are cut at the line of the opening
 *   last and next layer ── uncoverCopy ──▶ the layer of the new face, once an edge has moved over the last one
 */
interface TitleCopy extends TitleLayout {
  readonly locale: Locale
  /** The face whose font the copy has, or will have once it is loaded. */
  face: Character
  /** Removes the copy, so that the title is as the page shows it. */
  readonly remove: () => void
}

/** The copy of each title that has one, or will have it. `createCopy` adds it, and its `remove` deletes it. */
const copies = new WeakMap<HTMLElement, TitleCopy>()

/**
 * Sets a title in the font of a face: after the line in the opening of the home page, elsewhere as a whole. Rejects if the font
 * cannot be loaded; the title then stays as it is.
 */
export async function setTitleFont(
  title: HTMLElement,
  face: Character,
  locale: Locale,
): Promise<void> {
  const copy = copyOf(title, locale)
  if (copy.face === face || !isReadable(copy)) return

  copy.face = face
  await loadTitleFont(face, locale).catch((error: unknown) => {
    // A face that was chosen during the download still needs the title.
    if (copy.face === face) copy.remove()
    throw error
  })
  await untilReady(copy)
  // Meanwhile, React may have replaced the text, and the visitor may have chosen another face.
  const isCurrent = copies.get(title) === copy && copy.face === face

  // Meanwhile, the visitor may have left the page.
  if (isCurrent && title.isConnected) uncoverCopy(copy)
}

/** Returns the copy of a title. If React has replaced the text, the copy is a new one. */
function copyOf(title: HTMLElement, locale: Locale): TitleCopy {
  const known = copies.get(title)
  if (known?.locale === locale && known.lineElements.every((line) => line.isConnected)) return known
  known?.remove()

  return createCopy(title, locale)
}

/** Returns whether a copy is as easy to read as the title. Outlines are so only next to it. */
function isReadable({ opening, locale }: TitleCopy): boolean {
  return opening !== null || localesWithFont.includes(locale)
}

/** Resolves once the page's own font, whose words are measured, has loaded, and the line has come in. */
async function untilReady({ opening }: TitleCopy): Promise<void> {
  await document.fonts.ready
  if (!opening || 'moved' in opening.dataset) return
  const animations = opening.getAnimations({ subtree: true })

  await Promise.allSettled(animations.map(({ finished }) => finished))
}

/** Prepares the copy of a title. Until `uncoverCopy`, the page shows only the title. */
function createCopy(title: HTMLElement, locale: Locale): TitleCopy {
  const element = document.createElement('span')

  element.setAttribute('aria-hidden', 'true')
  element.setAttribute('translate', 'no')
  element.append(createLayer(faceOfPageFont, locale))

  const copy: TitleCopy = {
    title,
    locale,
    lineElements: [...title.children].filter((line) => line instanceof HTMLElement),
    element,
    opening: title.closest<HTMLElement>('[data-swap]'),
    face: faceOfPageFont,
    remove: () => {
      stopObserving()
      title.removeAttribute('data-has-copy')
      element.remove()
      copies.delete(title)
    },
  }

  const stopObserving = observeTitle(copy)

  copies.set(title, copy)

  return copy
}

/** Places the copy again when the size or the line changes. Returns a function that stops that. */
function observeTitle(copy: TitleCopy): () => void {
  const { title, lineElements, opening } = copy
  const update = () => placeCopy(copy)
  const resize = new ResizeObserver(update)
  // Another program has changed the text, for example to translate it.
  const translation = new MutationObserver(() => copy.remove())

  resize.observe(opening ?? title)
  opening?.addEventListener('input', update)
  for (const line of lineElements)
    translation.observe(line, { characterData: true, childList: true, subtree: true })

  return () => {
    resize.disconnect()
    translation.disconnect()
    opening?.removeEventListener('input', update)
  }
}

/** Creates the layer of a face, in its font, for the words that `copyLayout.ts` places in it. */
function createLayer(face: Character, locale: Locale): HTMLElement {
  const layer = document.createElement('span')

  layer.className = cast[face].ground
  if (face === faceOfPageFont) return layer

  if (localesWithFont.includes(locale)) {
    layer.dataset.fontOf = face
    layer.style.setProperty('--title-font', familyOf(face, locale))
  } else {
    layer.dataset.outlined = ''
  }

  return layer
}

/** Uncovers the layer of the current face. In an opening, an edge moves over it, as in the portrait. */
function uncoverCopy(copy: TitleCopy): void {
  const { title, element, opening, face, locale } = copy
  const last = element.lastElementChild
  const next = createLayer(face, locale)

  title.dataset.hasCopy = ''
  element.append(next)
  title.append(element)
  placeCopy(copy)

  const finish = () => {
    last?.remove()
    if (copy.face === faceOfPageFont) copy.remove()
  }

  if (!opening || prefersReducedMotion()) finish()
  else void moveEdge(copy, last, next).then(finish, finish)
}

/** Moves the edge between two layers from the inline end of a title to its start. Rejects if that is cancelled. */
async function moveEdge(copy: TitleCopy, last: Element | null, next: Element): Promise<void> {
  const { title } = copy
  const { start, end } = boundsOf(title, copy)
  const style = getComputedStyle(title)
  const timing = {
    duration: parseFloat(style.getPropertyValue('--duration-swap')),
    easing: style.getPropertyValue('--ease'),
  }

  last?.animate({ clipPath: [clip(title, start, end), clip(title, start, start)] }, timing)
  await next.animate({ clipPath: [clip(title, end, end), clip(title, start, end)] }, timing)
    .finished
}
