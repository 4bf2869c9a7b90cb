import { useRef, type RefObject } from 'react'
import { fillPlaceholders } from '../../lib/text'
import { swapLine } from '../../site/pictures'
import { useMessages } from './messages'

/** From this place of the line on, too little of the new face is visible; in percent from the inline start. */
const hidingLine = 64

/** The line of a compare slider: its input, the text of a value, and functions that move the line. */
export function useCut(compareSlider: RefObject<HTMLElement | null>) {
  const messages = useMessages('home').compareSlider
  const input = useRef<HTMLInputElement>(null)
  // The value counts from the inline start, but the "after" layer is uncovered from the inline end.
  const valueText = (cut: number) => fillPlaceholders(messages.value, { percent: `${100 - cut}` })

  const move = (element: HTMLInputElement) => {
    compareSlider.current?.style.setProperty('--cut', element.value)
    element.setAttribute('aria-valuetext', valueText(element.valueAsNumber))
  }

  /** Moves the line back if it hides the face. */
  const showFace = () => {
    if (!input.current || input.current.valueAsNumber < hidingLine) return

    input.current.value = `${swapLine}`
    move(input.current)
  }

  return { input, valueText, move, showFace }
}
