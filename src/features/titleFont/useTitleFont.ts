import { useEffect, useRef } from 'react'
import { useWornFace } from '../../hooks/browserState'
import { usePage } from '../../i18n/PageProvider'
import type { Character } from '../../site/palette'
import { faceOfPageFont } from '../../site/titleFonts'

const load = () => import('./titleCopy')

/**
 * Sets a title in the font of the chosen face, or else of the face that the visitor wears. Returns the `ref` of its
 * element, whose children contain the text, and `prepare`, which loads the font of a face that may be chosen next. Code,
 * styles and fonts are loaded once they are needed. If they cannot be, the title stays as it is.
 */
export function useTitleFont(chosen?: Character) {
  const ref = useRef<HTMLHeadingElement>(null)
  const isUsed = useRef(false)
  const { locale } = usePage()
  const worn = useWornFace()
  const face = chosen ?? worn

  useEffect(() => {
    const title = ref.current
    if (!title || (!face && !isUsed.current)) return

    isUsed.current = true
    load()
      .then(({ setTitleFont }) => setTitleFont(title, face ?? faceOfPageFont, locale))
      .catch(() => undefined)
  }, [face, locale])

  const prepare = (next: Character) => {
    load()
      .then(({ loadTitleFont }) => loadTitleFont(next, locale))
      .catch(() => undefined)
  }

  return { ref, prepare }
}
