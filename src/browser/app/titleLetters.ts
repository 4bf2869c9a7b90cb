import type { Locale } from '../../site/locales'
import { cast, type Character } from '../../site/palette'
import { letteredLocales, ownLetters } from '../../site/titleFonts'
import { prefersReducedMotion } from '../motion'
import { familyOf, prepareLetters } from './letterFiles'
import { boundsOf, clip, placeLetters, type LetterLayout } from './letterLayout'

// Exported here to keep it in the chunk of the letters: only the hook that sets titles needs both.
export { prepareLetters } from './letterFiles'

/** A title that the page shows in its own letters, and that is also in the letters of a face in front of these. */
interface LetteredTitle extends LetterLayout {
  readonly locale: Locale
  /** The face whose letters the title has, or will have once they are loaded. */
  face: Character
  /** Removes the letters, so that the title is as the page shows it. */
  readonly remove: () => void
}

const letteredTitles = new WeakMap<HTMLElement, LetteredTitle>()

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

/** Creates the words of a face: `letterLayout.ts` places them. For the own letters, the layer is only their ground. */
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
