import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { optimize } from 'svgo'
import { root } from '../../scripts/lib/run'
import { runTask } from '../../scripts/lib/runTask'
import { filesBelow } from '../../src/content/filesBelow'
import { characters } from '../../src/site/palette'
import { brandFiles } from './brand'
import { cast, type CastMember } from './cast'
import { faceFragments, headFragments, portraitFile, swapFragments } from './portrait'

type Files = Map<string, string | Buffer>

const sets: Readonly<Record<string, () => Promise<Files>>> = {
  cast: async () => new Map([...drawCast(), ...(await drawPixels())]),
  brand: drawBrand,
  products: drawScenes,
}

/** Cleo with a winking eye, for an animation. */
const wink: CastMember = { ...cast.cleo, face: { ...cast.cleo.face, eyes: 'variant21' } }

/**
 * Draws every head with every face as `<head>-<face>.svg`, and for each character the head alone as `head-<name>.svg`
 * and the face alone as `face-<name>.svg`.
 */
export function drawCast(): Files {
  const swaps = characters.flatMap((head) =>
    characters.map((face) => [`${head}-${face}`, swapFragments(cast[head], cast[face])] as const),
  )
  const heads = characters.map((name) => [`head-${name}`, headFragments(cast[name])] as const)
  const faces = characters.map((name) => [`face-${name}`, faceFragments(cast[name])] as const)
  return new Map(
    [...swaps, ...heads, ...faces, ['eva-wink', swapFragments(cast.eva, wink)] as const].map(
      ([name, fragments]) => [`static/cast/${name}.svg`, minify(portraitFile(fragments), 0)],
    ),
  )
}

/** Draws the faces in Fast mode as `pixels-<name>.png`: so small that browsers show each pixel as a square. */
async function drawPixels(): Promise<Files> {
  const drawings = characters.map(async (name) => {
    const svg = Buffer.from(portraitFile(faceFragments(cast[name])))
    const { data, info } = await sharp(svg).resize(72).raw().toBuffer({ resolveWithObject: true })
    // Each pixel is either opaque or transparent.
    const pixels = data.map((value, index) => (index % 4 < 3 ? value : value > 90 ? 255 : 0))
    const png = await sharp(pixels, { raw: info }).png({ palette: true, colours: 4 }).toBuffer()
    return [`static/cast/pixels-${name}.png`, png] as const
  })
  return new Map(await Promise.all(drawings))
}

export async function drawBrand(): Promise<Files> {
  const files = await brandFiles()
  return new Map(
    Array.from(files, ([name, file]) => [
      `static/${name}`,
      typeof file === 'string' ? minify(file, 1) : file,
    ]),
  )
}

/** Renders each SVG file in scenes/ as a PNG file with the same name in content/images/. */
async function drawScenes(): Promise<Files> {
  const scenes = join(__dirname, 'scenes')
  const images = filesBelow(scenes).map(async (name) => {
    const svg = withImages(readFileSync(join(scenes, name), 'utf8'))
    // The scenes are flat drawings, so 64 colours are enough.
    const options = { palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 10 }
    const png = await sharp(Buffer.from(svg)).png(options).toBuffer()
    return [`content/images/${name.replace(/svg$/, 'png')}`, png] as const
  })
  return new Map(await Promise.all(images))
}

/** Inlines the SVG files in static/ that a scene refers to, because sharp does not load linked files. */
function withImages(scene: string): string {
  const image = /<image href="[./]*(static\/[^"]+)"([^>]*)\/>/g
  return scene.replace(image, (_, file: string, place: string) =>
    readFileSync(join(root, file), 'utf8').replace('<svg', `<svg${place}`),
  )
}

/** Minifies an SVG without changing ids or the viewBox. Rounds coordinates to the given number of decimals. */
function minify(svg: string, decimals: number): string {
  const overrides = {
    cleanupIds: false,
    inlineStyles: false,
    removeHiddenElems: false,
    removeUselessDefs: false,
  } as const
  return optimize(svg, {
    multipass: true,
    floatPrecision: decimals,
    plugins: [{ name: 'preset-default', params: { overrides } }],
  }).data
}

/** Draws the set of images named by the first command-line argument, or all sets. */
async function main(): Promise<0> {
  const wanted = process.argv[2]
  const names = Object.keys(sets).filter((name) => wanted === undefined || name === wanted)
  if (names.length === 0) {
    throw new Error(`There is no set "${wanted}". Sets: ${Object.keys(sets).join(', ')}`)
  }
  for (const name of names) {
    for (const [path, content] of (await sets[name]?.()) ?? []) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), content)
    }
  }
  return 0
}

if (require.main === module) runTask(main)
