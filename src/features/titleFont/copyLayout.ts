import { isRightToLeft, piecesOf, type Piece } from './titleWords'

/** A title, its copy, and what both are placed by. */
export interface TitleLayout {
  readonly title: HTMLElement
  /** The children of the title that are not its copy, each with one or more lines. */
  readonly lineElements: readonly HTMLElement[]
  /** The element of the copy. It contains a layer, and while the face changes, also the layer of the previous face. */
  readonly element: HTMLElement
  /** The opening whose line divides the title; without one, the copy covers the whole title. */
  readonly opening: HTMLElement | null
}

/**
 * Puts the words of the copy where the title has them. The line in the opening cuts off the end of the title, and the start of
 * the copy.
 */
export function placeCopy(layout: TitleLayout): void {
  const { title, element, lineElements } = layout
  if (!element.isConnected) return
  const pieces = piecesOf(title, lineElements)
  const { cut, end } = boundsOf(title, layout)

  for (const layer of element.children) placeWords(layer as HTMLElement, pieces)
  element.style.clipPath = clip(title, cut, end)
  for (const line of lineElements) keepUntilCut(line, layout)
}

/** Cuts off the end of a line. In low windows, the lines of a title are next to each other. */
function keepUntilCut(line: HTMLElement, layout: TitleLayout): void {
  const { start, cut } = boundsOf(line, layout)

  line.style.setProperty('--kept', clip(line, start, cut))
}

/**
 * Returns where the opening starts and ends, and where its line cuts the title, from the inline start of an element in
 * pixels. Without an opening, the title is cut at its start.
 */
export function boundsOf(
  element: HTMLElement,
  { title, opening }: Pick<TitleLayout, 'title' | 'opening'>,
): Record<'start' | 'cut' | 'end', number> {
  const own = element.getBoundingClientRect()
  const whole = (opening ?? title).getBoundingClientRect()
  const slider = opening?.querySelector<HTMLInputElement>('[type="range"]')
  const start = isRightToLeft(element) ? own.right - whole.right : whole.left - own.left
  const share = (slider?.valueAsNumber ?? 0) / 100

  return { start, cut: start + share * whole.width, end: start + whole.width }
}

/** Returns the value of `clip-path` that shows what is between two places from the inline start of an element in pixels. */
export function clip(element: HTMLElement, from: number, to: number): string {
  const before = `${from}px`
  const after = `${element.getBoundingClientRect().width - to}px`
  const [left, right] = isRightToLeft(element) ? [after, before] : [before, after]

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
  layer.style.setProperty('--title-scale', '1')
  layer.replaceChildren(...elements)
  const widths = elements.map((element) => element.getBoundingClientRect().width)
  const size = sum(pieces.map(({ width }) => width)) / sum(widths)

  layer.style.setProperty('--title-scale', `${size}`)
  elements.forEach((element, index) => {
    element.style.scale = `${(pieces[index]?.width ?? 0) / ((widths[index] ?? 0) * size)} 1`
    element.toggleAttribute('data-hyphen', pieces[index]?.isHyphenated)
  })
}

/** Creates the element of a word, whose text the style sheet reads from the attribute. */
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
