import { type Page } from '@playwright/test'
import { openAnswers, spaceText } from '../accessibility'
import { appRuns } from '../app'
import { forceState } from '../devtools'
import { nextFrame } from '../frames'
import { loadImages } from '../images'
import { layoutShift } from '../layoutShift'
import { isFull } from '../sitePages'
import { alignedMarks } from './alignedMarks'
import { animations } from './animations'
import { arrows } from './arrows'
import { chosenRadios } from './chosenRadios'
import { clippedTexts } from './clippedTexts'
import { distinctMarks } from './distinctMarks'
import { figuresInCards } from './figuresInCards'
import { focusBelowHeader } from './focusBelowHeader'
import { gridsOnPaper } from './gridsOnPaper'
import { headingRanks } from './headingRanks'
import { hits } from './hits'
import { imageRatios } from './imageRatios'
import { labelledCells } from './labelledCells'
import { leakedValues } from './leakedValues'
import { legibleControls } from './legibleControls'
import { legibleSelection } from './legibleSelection'
import { levelMarks } from './levelMarks'
import { lightPeople } from './lightPeople'
import { lineStarts } from './lineStarts'
import { menuEnds } from './menuEnds'
import { mirroredGrounds } from './mirroredGrounds'
import { mirroredShadows } from './mirroredShadows'
import { outlinedIcons } from './outlinedIcons'
import { overflow } from './overflow'
import { overlaps } from './overlaps'
import { paragraphLines } from './paragraphLines'
import { peopleKeepClear } from './peopleKeepClear'
import { printed } from './printed'
import { reactiveControls } from './reactiveControls'
import { type Rule } from './rule'
import { sameControls } from './sameControls'
import { sharpImages } from './sharpImages'
import { singleIcons } from './singleIcons'
import { spokenLabels } from './spokenLabels'
import { steadyHeader } from './steadyHeader'
import { stillControls } from './stillControls'
import { stillStart } from './stillStart'
import { targetSizes } from './targetSizes'
import { textGaps } from './textGaps'
import { textMargins } from './textMargins'
import { themedControls } from './themedControls'
import { titleLines } from './titleLines'
import { touchScroll } from './touchScroll'
import { turnedChevrons } from './turnedChevrons'
import { underlinedLinks } from './underlinedLinks'
import { visibleIcons } from './visibleIcons'
import { wholePictures } from './wholePictures'
import { wholeWords } from './wholeWords'

/** A state of a page, and the rules that hold in it. The page is in all states one after the other. */
export interface State {
  readonly name: string
  readonly width: number
  readonly height: number
  /** What differs from a light screen without forced colours. */
  readonly media?: Parameters<Page['emulateMedia']>[0]
  /** Brings the page into the state. What it changes remains in the states that follow. */
  readonly enter?: (page: Page) => Promise<void>
  readonly rules: readonly Rule[]
}

/** The rules for the place of things, which depend on the size of the window. */
const layoutRules: readonly Rule[] = [
  overflow,
  overlaps,
  hits,
  headingRanks,
  imageRatios,
  arrows,
  sameControls,
  wholeWords,
  lineStarts,
  peopleKeepClear,
  wholePictures,
  figuresInCards,
  steadyHeader,
  labelledCells,
]

/** The rules for how texts, links and icons look. */
const lookRules: readonly Rule[] = [
  paragraphLines,
  titleLines,
  outlinedIcons,
  underlinedLinks,
  levelMarks,
  alignedMarks,
  mirroredShadows,
  mirroredGrounds,
  turnedChevrons,
  singleIcons,
]

const widths = isFull
  ? [
      320, 340, 360, 390, 430, 480, 540, 600, 700, 768, 820, 860, 900, 1024, 1100, 1200, 1280, 1366,
      1440,
    ]
  : [320, 340, 390, 600, 700, 768, 860, 1024, 1100, 1280, 1440]

/** All widths at a usual height, wide windows, and low ones. */
const sizes = [
  ...widths.map((width) => ({ width, height: 900 })),
  ...[1680, 1920, 2560].map((width) => ({ width, height: 1080 })),
  ...[844, 1024, 1366, 1440].map((width) => ({ width, height: 500 })),
  { width: 740, height: 360 },
]

const phone = { width: 360, height: 800 }
const desktop = { width: 1280, height: 800 }

/** Phones held sideways, and windows beside others. */
const low = [
  { width: 740, height: 360 },
  { width: 360, height: 500 },
  { width: 1280, height: 360 },
]

/** What a visitor does with a control, and the classes that the browser then gives it. */
const uses = {
  'at rest': [],
  hovered: ['hover'],
  focused: ['focus', 'focus-visible'],
  pressed: ['hover', 'active', 'focus'],
}

/** With the parts of labels: whoever points at a label points at one of its parts. */
const interactive = 'a[href], button, summary, input, select, label, label *, [role=button]'

/** The sizes that a window of 1280 by 1024 pixels has at 100, 200 and 400 % zoom. */
const zoomed = [
  { width: 1280, height: 1024 },
  { width: 640, height: 512 },
  { width: 320, height: 256 },
]

/** The windows in which wider letters are most likely to need more room than there is: a phone and a tablet. */
const spaced = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]

/** A page of A4 without its margins. */
const paper = { width: 673, height: 1002 }

const nameOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  `${width}×${height}`

/** A phone and a computer: in each theme with and without forced colours, and on paper. */
const media = [phone, desktop].flatMap((size): State[] => [
  {
    name: nameOf(size),
    ...size,
    rules: [
      targetSizes,
      touchScroll,
      textGaps,
      textMargins,
      sharpImages,
      printed,
      distinctMarks,
      focusBelowHeader,
      ...lookRules,
    ],
  },
  ...(['light', 'dark'] as const).flatMap((colorScheme) =>
    (['none', 'active'] as const).map((forcedColors) => ({
      name: `${nameOf(size)}, ${colorScheme} theme, forced colours: ${forcedColors}`,
      ...size,
      media: { colorScheme, forcedColors },
      rules: [visibleIcons, legibleSelection, distinctMarks, chosenRadios, themedControls],
    })),
  ),
  {
    name: `print of ${nameOf(size)} on a dark system`,
    ...size,
    media: { media: 'print', colorScheme: 'dark' },
    rules: [printed, distinctMarks],
  },
])

/** All controls are used in the same way. At the end of each theme, they are at rest. */
const usedControls = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [...Object.entries(uses), ['at rest again', []] as const].map(([use, pseudoClasses]) => ({
    name: `controls ${use}, ${colorScheme} theme`,
    ...desktop,
    media: { colorScheme },
    enter: async (page: Page) => {
      await forceState(page, interactive, pseudoClasses)
      await page.evaluate((name) => (window.use = name), use)
    },
    rules: [legibleControls, stillControls, reactiveControls, mirroredShadows, visibleIcons],
  })),
)

/** The first state chooses the dark theme, on a light system, and the last one the light theme again. */
const darkTheme: readonly State[] = [
  { name: 'dark theme chosen', ...phone, enter: toggleTheme, rules: [] },
  ...[phone, desktop].flatMap((size): State[] => [
    {
      name: `${nameOf(size)}, after the visitor has chosen the dark theme`,
      ...size,
      rules: [visibleIcons, printed, themedControls, lightPeople],
    },
    {
      name: `print of ${nameOf(size)}, after the visitor has chosen the dark theme`,
      ...size,
      media: { media: 'print' },
      rules: [printed],
    },
  ]),
  { name: 'light theme chosen', ...desktop, enter: toggleTheme, rules: [] },
]

/** The first state spaces the text, and nothing undoes that. */
const spacedText: readonly State[] = [
  { name: "visitor's spacing set", ...desktop, enter: spaceText, rules: [] },
  ...[...zoomed, ...spaced].map((size) => ({
    name: `${nameOf(size)}, with the visitor's spacing`,
    ...size,
    rules: [clippedTexts, overflow],
  })),
]

export const states: readonly State[] = [
  { name: 'as the app starts', ...desktop, enter: startApp, rules: [stillStart] },
  { name: 'closed answers on a phone', ...phone, rules: layoutRules },
  { name: 'closed answers', ...desktop, rules: layoutRules },
  // From here on, the answers are open.
  {
    name: 'open answers',
    ...desktop,
    enter: async (page) => {
      await openAnswers(page)
      await loadImages(page)
    },
    rules: [animations, spokenLabels, leakedValues],
  },
  ...sizes.map((size) => ({ name: nameOf(size), ...size, rules: layoutRules })),
  ...media,
  { name: 'print on A4', ...paper, media: { media: 'print' }, rules: [gridsOnPaper] },
  ...usedControls,
  ...low.map((size) => ({ name: nameOf(size), ...size, rules: [menuEnds, focusBelowHeader] })),
  ...darkTheme,
  ...zoomed.map((size) => ({ name: `${nameOf(size)} (zoomed)`, ...size, rules: [clippedTexts] })),
  ...spacedText,
]

/** All rules that hold in some state. */
export const rules: readonly Rule[] = [...new Set(states.flatMap((state) => state.rules))]

/** Starts the app, and notes in the page by how much the start shifts the layout. */
async function startApp(page: Page): Promise<void> {
  // On a busy computer, the font may be neither requested nor painted, and a frame's timestamp precedes the last paint.
  await page.evaluate(async () => {
    await document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily.split(',')[0]}`)
  })
  await nextFrame(page)

  const start = await page.evaluate(() => performance.now())

  await page.keyboard.press('Shift')
  await appRuns(page)
  const startShift = await layoutShift(page, start)

  await page.evaluate((shift) => void Object.assign(window, { startShift: shift }), startShift)
}

/** Chooses the other theme, with the button of the header. */
async function toggleTheme(page: Page): Promise<void> {
  await page.locator('header button[aria-pressed]').first().dispatchEvent('click')
}
