import { createAvatar } from '@dicebear/core'
import * as lorelei from '@dicebear/lorelei'
import { clothes } from './clothes'
import type { Face, Head, CastMember } from './cast'
import { palette } from './palette'

const viewBox = '-60 20 1080 1080'

/** The three layers of a portrait, from back to front: head, face and front hair. */
interface Layers {
  readonly head: string
  readonly face: string
  readonly hair: string
}

// Temporary colours for DiceBear's paths, by which `drawLayers` recognizes what each path draws. `drawLayers` then
// replaces the colours.
const skull = '#000'
const marks = { hair: '000001', skin: '000002', earrings: '000003', face: '000004' }

const only = <Name>(variant: Name | undefined): Name[] => (variant === undefined ? [] : [variant])
const chance = (variant: string | undefined): number => (variant === undefined ? 0 : 100)

// All options of the generator are set, so the seed has no effect.
const drawPaths = (head: Head, face: Face): string[] => {
  const svg = createAvatar(lorelei, {
    seed: 'cast',
    head: [head.head],
    hair: [head.hair],
    earrings: only(head.earrings),
    earringsProbability: chance(head.earrings),
    hairAccessoriesProbability: 0,
    eyes: [face.eyes],
    eyebrows: [face.eyebrows],
    nose: [face.nose],
    mouth: [face.mouth],
    freckles: only(face.freckles),
    frecklesProbability: chance(face.freckles),
    beard: only(face.beard),
    beardProbability: chance(face.beard),
    glasses: only(face.glasses),
    glassesProbability: chance(face.glasses),
    hairColor: [marks.hair],
    skinColor: [marks.skin],
    earringsColor: [marks.earrings],
    eyesColor: [marks.face],
    eyebrowsColor: [marks.face],
    noseColor: [marks.face],
    mouthColor: [marks.face],
    frecklesColor: [marks.face],
    glassesColor: [marks.face],
  }).toString()
  return svg.match(/<path[^>]*\/>/g) ?? []
}

const fillOf = (path: string): string => /fill="([^"]*)"/.exec(path)?.[1] ?? ''
const paint = (path: string, attributes: string): string => path.replace(/fill="[^"]*"/, attributes)

const ink = 'fill="currentColor"'
const paper = `fill="${palette.paper}"`
const paperHair = `${paper} stroke="currentColor" stroke-width="13" stroke-linejoin="round"`

// Moves DiceBear's paths, because DiceBear's viewBox has a different origin from ours.
const place = (paths: readonly string[]): string =>
  `<g transform="translate(10 -60)">${paths.join('')}</g>`

// The cheeks inherit their fill: the colour of the character whose face this is.
const blush =
  '<ellipse cx="400" cy="592" rx="60" ry="44"/><ellipse cx="672" cy="578" rx="32" ry="38"/>'

/**
 * Draws a character's portrait as three layers of SVG fragments for `viewBox`. Dark parts are `currentColor`. Clothes
 * and cheeks inherit their fill. Throws if DiceBear draws no head or no face.
 */
function drawLayers({ head, face }: CastMember): Layers {
  const paths = drawPaths(head, face)
  const fills = paths.map(fillOf)
  const headEnd = fills.lastIndexOf(skull) + 1
  const faceEnd = fills.lastIndexOf(`#${marks.face}`) + 1
  if (headEnd === 0 || faceEnd <= headEnd) throw new Error('The generator drew no head or no face')

  const hairFill = head.hairIs === 'ink' ? ink : paperHair
  const paintHead = (path: string): string => {
    if (fillOf(path) === `#${marks.skin}`) return paint(path, paper)
    return paint(path, fillOf(path) === `#${marks.hair}` ? hairFill : ink)
  }
  const isEarring = (path: string): boolean => fillOf(path) === `#${marks.earrings}`
  const between = paths.slice(headEnd, faceEnd)
  const beard = between.findIndex((path) => fillOf(path) === `#${marks.hair}`)
  // A mouth in a beard is light, because the beard is dark.
  const paintFace = (path: string, index: number): string =>
    paint(path, beard !== -1 && index > beard ? paper : ink)

  const features = place(
    between.map(paintFace).filter((_, index) => !isEarring(between[index] ?? '')),
  )

  return {
    head:
      place([...paths.slice(0, headEnd), ...between.filter(isEarring)].map(paintHead)) +
      clothes[head.clothes],
    face: beard === -1 ? blush + features : features,
    hair: place(paths.slice(faceEnd).map(paintHead)),
  }
}

/** Draws one character's face on another character's head as SVG fragments. Dark parts are `currentColor`. */
export function swapFragments(head: CastMember, face: CastMember): string {
  const under = drawLayers(head)
  const over = drawLayers(face)
  return (
    `<g fill="${palette[head.ground]}">${under.head}</g>` +
    `<g fill="${palette[face.ground]}">${over.face}</g>${under.hair}`
  )
}

/** Draws a character's head, hair and clothes without the face. */
export function headFragments(member: CastMember): string {
  const { head, hair } = drawLayers(member)
  return `<g fill="${palette[member.ground]}">${head}</g>${hair}`
}

/**
 * Draws only a character's face: eyes, nose, mouth and so on. With `mix-blend-mode: darken`, the face appears on
 * another head, behind the hair of that head.
 */
export function faceFragments(member: CastMember): string {
  return `<g fill="${palette[member.ground]}">${drawLayers(member).face}</g>`
}

/** Returns SVG source that contains the fragments, without a background. */
export function portraitFile(fragments: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" color="${palette.ink}">${fragments}</svg>`
}
