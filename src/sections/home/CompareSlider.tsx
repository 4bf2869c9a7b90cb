import { useRef, useState, type PointerEvent } from 'react'
import { prefersReducedMotion } from '../../browser/motion'
import { CastImage } from '../../components/CastImage/CastImage'
import { Icon } from '../../components/Icon/Icon'
import { LayeredPortrait, letFacesComeFrom } from '../../components/LayeredPortrait/LayeredPortrait'
import { useCommonMessages } from '../../i18n/PageProvider'
import { needsApp, needsDesign } from '../../lib/enhancements'
import { swapCaption } from '../../lib/sharedSwap'
import { classNames } from '../../lib/text'
import { groundClass, type Character } from '../../site/palette'
import { openingHead, swapLine } from '../../site/pictures'
import * as styles from './CompareSlider.module.css'
import { FaceChips } from './FaceChips'
import { useMessages } from './messages'
import { useCut } from './useCut'

const initialFace = 'ben'

/** Half the width of the head, as a share of the compare slider. */
const halfHead = 0.15

const layers = {
  tint: styles.ground,
  head: `${styles.image} ${styles.head}`,
  face: `${styles.image} ${styles.face}`,
}

interface CompareSliderProps {
  /** The classes with which the parent places the compare slider, which must be positioned, and the faces. */
  readonly areaClasses: Readonly<Record<'slider' | 'faces', string | undefined>>
  /** The face that the visitor wears. */
  readonly worn?: Character | undefined
  /** Called with the chosen face when the visitor has chosen it, or moves the line. */
  readonly onUse: (face: Character) => void
  /** Called when the visitor points at a face. */
  readonly onPoint: (face: Character) => void
}

/** Turns the head towards the mouse, once it is beyond the head. */
function turnHead({
  currentTarget: compareSlider,
  clientX,
  pointerType,
}: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse' || prefersReducedMotion()) return
  const { left, right, width } = compareSlider.getBoundingClientRect()
  const fromStart = (document.dir === 'rtl' ? right - clientX : clientX - left) / width
  const fromHead = fromStart - swapLine / 100

  if (Math.abs(fromHead) > halfHead) compareSlider.toggleAttribute('data-turned', fromHead < 0)
}

/** Lets the new face come from the button that the visitor has pressed. */
function startAt(button: Element, compareSlider: HTMLElement | null): void {
  const portrait = compareSlider?.querySelector<HTMLElement>(`.${styles.after}`)
  const label = button.closest('label')

  if (portrait && label) letFacesComeFrom(label, portrait)
}

/** A swap before and after. Pointer, touch and arrow keys move the line between both, radio buttons choose the face. */
export function CompareSlider({
  areaClasses,
  worn = initialFace,
  onUse,
  onPoint,
}: CompareSliderProps) {
  const messages = useMessages('home').compareSlider
  const { swap } = useCommonMessages()
  const [face, setFace] = useState(worn)
  const compareSlider = useRef<HTMLDivElement>(null)
  const { input, valueText, move, showFace } = useCut(compareSlider)

  const choose = (character: Character, button: Element) => {
    startAt(button, compareSlider.current)
    setFace(character)
    showFace()
    onUse(character)
  }

  return (
    <>
      <div
        className={classNames(styles.compareSlider, areaClasses.slider)}
        ref={compareSlider}
        onPointerMove={turnHead}
      >
        <LayeredPortrait
          heads={[openingHead]}
          choice="besideOnTablets"
          isStillAtFirst
          layers={layers}
          className={styles.after}
        />
        <div className={classNames(styles.before, styles.ground, groundClass(openingHead))}>
          <CastImage
            className={styles.image}
            file={`${openingHead}-${openingHead}`}
            loading="eager"
            alt={
              face === initialFace ? messages.alt : swapCaption(swap, { head: openingHead, face })
            }
          />
        </div>
        <input
          {...needsApp(styles.input)}
          ref={input}
          type="range"
          min="0"
          max="100"
          defaultValue={swapLine}
          aria-label={messages.label}
          aria-valuetext={valueText(swapLine)}
          onInput={({ currentTarget }) => {
            move(currentTarget)
            onUse(face)
          }}
        />
        <Handle />
      </div>
      <FaceChips className={areaClasses.faces} initial={worn} onChoose={choose} onPoint={onPoint} />
    </>
  )
}

/** The knob on the line, between the names of both sides. */
function Handle() {
  const messages = useMessages('home').compareSlider

  return (
    <div {...needsDesign(styles.handle)}>
      <div className={styles.control}>
        <span className={styles.label}>{messages.before}</span>{' '}
        <Icon name="slide" className={classNames('withScripts screenOnly', styles.knob)} />
        <span className={styles.label}>{messages.after}</span>
      </div>
    </div>
  )
}
