import { createAvatar } from '@dicebear/core'
import * as lorelei from '@dicebear/lorelei'
import type { CastMember } from './cast'
import { clothes } from './clothes'
import { palette } from './palette'

// Temporary colours for DiceBear's paths, by which `drawLayers` recognizes what each path draws. `drawLayers` then
// replaces the colours.
const skull = '000'
const marks = { hair: '000001', skin: '000002', earrings: '000003', face: '000004' }

/** The parts that DiceBear draws only sometimes. */
const optionalParts = ['earrings', 'hairAccessories', 'freckles', 'beard', 'glasses']

/** Returns an option of DiceBear with the same value for some parts, such as `noseColor` and `eyesColor`. */
function optionFor(parts: readonly string[], suffix: string, value: unknown) {
  return Object.fromEntries(parts.map((part) => [part + suffix, value]))
}

/** Returns the name of a drawing of a part, such as `variant07`. */
function variantOf(part: string, number: number): string {
  const kind = part === 'mouth' ? 'happy' : 'variant'

  return kind + String(number).padStart(2, '0')
}

/** Draws the paths of a character, from back to front. All options are set, so the seed has no effect. */
function drawPaths({ head, face }: CastMember): string[] {
  const parts = { ...head, ...face }
  const variants = Object.entries(parts).map(([part, number]) => [part, [variantOf(part, number)]])
  const svg = createAvatar(lorelei, {
    seed: 'cast',
    ...optionFor(optionalParts, 'Probability', 0),
    ...optionFor(Object.keys(parts), 'Probability', 100),
    ...(Object.fromEntries(variants) as Record<string, string[]>),
    ...optionFor(Object.keys(face), 'Color', [marks.face]),
    hairColor: [marks.hair],
    skinColor: [marks.skin],
    earringsColor: [marks.earrings],
  }).toString()

  return svg.match(/<path[^>]*\/>/g) ?? []
}

const fillOf = (path: string): string => /fill="#?([^"]*)"/.exec(path)?.[1] ?? ''
const paint = (path: string, attributes: string): string => path.replace(/fill="[^"]*"/, attributes)

const ink = 'fill="currentColor"'
const paper = `fill="${palette.paper}"`
const paperHair = `${paper} stroke="currentColor" stroke-width="13" stroke-linejoin="round"`

// Moves DiceBear's paths, because DiceBear's viewBox has a different origin from ours.
const moveToOrigin = (paths: readonly string[]): string =>
  `<g transform="translate(10 -60)">${paths.join('')}</g>`

// The cheeks inherit their fill: the colour of the character whose face this is.
const blush =
  '<ellipse cx="400" cy="592" rx="60" ry="44"/><ellipse cx="672" cy="578" rx="32" ry="38"/>'

/** The paths of a portrait, by what they draw, each list from back to front. */
interface PortraitPaths {
  readonly head: readonly string[]
  readonly earrings: readonly string[]
  /** The features of the face: eyes, brows, nose, mouth and beard. */
  readonly face: readonly string[]
  /** The hair in front of the face. */
  readonly hair: readonly string[]
}

/** Sorts the paths of a character. Throws if DiceBear draws no head or no face. */
function sortPaths(paths: readonly string[]): PortraitPaths {
  const endOf = (colour: string) => paths.findLastIndex((path) => fillOf(path) === colour) + 1
  const headEnd = endOf(skull)
  const faceEnd = endOf(marks.face)
  if (headEnd === 0 || faceEnd <= headEnd) throw new Error('The generator drew no head or no face')

  const isEarring = (path: string) => fillOf(path) === marks.earrings
  const between = paths.slice(headEnd, faceEnd)

  return {
    head: paths.slice(0, headEnd),
    earrings: between.filter(isEarring),
    face: between.filter((path) => !isEarring(path)),
    hair: paths.slice(faceEnd),
  }
}

/** Draws the features of a face. A mouth in a beard is light, because the beard is dark. */
function drawFeatures(face: readonly string[]): string {
  const beard = face.findIndex((path) => fillOf(path) === marks.hair)
  if (beard === -1) return blush + moveToOrigin(face.map((path) => paint(path, ink)))

  return moveToOrigin(face.map((path, index) => paint(path, index > beard ? paper : ink)))
}

/**
 * Draws a portrait as SVG fragments for three layers, from back to front: head, face and front hair. Dark parts are
 * `currentColor`. Throws if DiceBear draws no head or no face.
 */
function drawLayers(member: CastMember) {
  const { head, earrings, face, hair } = sortPaths(drawPaths(member))
  const fills = { [marks.skin]: paper, [marks.hair]: member.hairIs === 'ink' ? ink : paperHair }
  const paintHead = (path: string) => paint(path, fills[fillOf(path)] ?? ink)
  const onGround = (shapes: string) => `<g fill="${palette[member.ground]}">${shapes}</g>`

  return {
    head: onGround(moveToOrigin([...head, ...earrings].map(paintHead)) + clothes[member.clothes]),
    face: onGround(drawFeatures(face)),
    hair: moveToOrigin(hair.map(paintHead)),
  }
}

const portraitFile = (fragments: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 20 1080 1080" color="${palette.ink}">${fragments}</svg>`

/** Draws one character's face on another character's head as an SVG file without a background. */
export function drawSwap(head: CastMember, face: CastMember): string {
  const under = drawLayers(head)
  return portraitFile(under.head + drawLayers(face).face + under.hair)
}

/** Draws a character's head, hair and clothes without the face. */
export function drawHead(member: CastMember): string {
  const { head, hair } = drawLayers(member)
  return portraitFile(head + hair)
}

/**
 * Draws only a character's face: eyes, nose, mouth and so on. With `mix-blend-mode: darken`, the face appears on
 * another head, behind the hair of that head.
 */
export function drawFace(member: CastMember): string {
  return portraitFile(drawLayers(member).face)
}
