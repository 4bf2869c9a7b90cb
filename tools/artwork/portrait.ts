import { createAvatar } from '@dicebear/core'
import * as lorelei from '@dicebear/lorelei'
import type { CastMember } from './cast'
import { clothes } from './clothes'
import { palette } from './palette'

// Temporary colours for DiceBear's paths, by which `drawLayers` recognizes what each path draws. `drawLayers` then
// replaces the colours.
const skull = '000'
const marks = { hair: '000001', skin: '000002', earrings: '000003', face: '000004' }

// All options of the generator are set, so the seed has no effect.
function drawPaths({ head, face }: CastMember): string[] {
  const parts = Object.entries({ ...head, ...face })
  const options = (names: readonly string[], suffix: string, value: unknown) =>
    Object.fromEntries(names.map((name) => [name + suffix, value]))
  const svg = createAvatar(lorelei, {
    seed: 'cast',
    ...options(['earrings', 'hairAccessories', 'freckles', 'beard', 'glasses'], 'Probability', 0),
    ...options(Object.keys({ ...head, ...face }), 'Probability', 100),
    ...Object.fromEntries(
      parts.map(([part, number]) => [
        part,
        [(part === 'mouth' ? 'happy' : 'variant') + String(number).padStart(2, '0')],
      ]),
    ),
    ...options(Object.keys(face), 'Color', [marks.face]),
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
const place = (paths: readonly string[]): string =>
  `<g transform="translate(10 -60)">${paths.join('')}</g>`

// The cheeks inherit their fill: the colour of the character whose face this is.
const blush =
  '<ellipse cx="400" cy="592" rx="60" ry="44"/><ellipse cx="672" cy="578" rx="32" ry="38"/>'

/**
 * Draws a portrait as SVG fragments for three layers, from back to front: head, face and front hair. Dark parts are
 * `currentColor`. Throws if DiceBear draws no head or no face.
 */
function drawLayers(member: CastMember) {
  const paths = drawPaths(member)
  const endOf = (colour: string) => paths.findLastIndex((path) => fillOf(path) === colour) + 1
  const headEnd = endOf(skull)
  const faceEnd = endOf(marks.face)
  if (headEnd === 0 || faceEnd <= headEnd) throw new Error('The generator drew no head or no face')

  const fills = { [marks.skin]: paper, [marks.hair]: member.hairIs === 'ink' ? ink : paperHair }
  const paintHead = (path: string) => paint(path, fills[fillOf(path)] ?? ink)
  const isEarring = (path: string) => fillOf(path) === marks.earrings
  const between = paths.slice(headEnd, faceEnd)
  const features = between.filter((path) => !isEarring(path))
  const beard = features.findIndex((path) => fillOf(path) === marks.hair)
  // A mouth in a beard is light, because the beard is dark.
  const painted = features.map((path, index) =>
    paint(path, beard !== -1 && index > beard ? paper : ink),
  )
  const coloured = (shapes: string) => `<g fill="${palette[member.ground]}">${shapes}</g>`
  const skullPaths = [...paths.slice(0, headEnd), ...between.filter(isEarring)]

  return {
    head: coloured(place(skullPaths.map(paintHead)) + clothes[member.clothes]),
    face: coloured((beard === -1 ? blush : '') + place(painted)),
    hair: place(paths.slice(faceEnd).map(paintHead)),
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
