import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { optimize } from 'svgo'
import { root } from '../../scripts/lib/run'
import { runTask } from '../../scripts/lib/runTask'
import { filesBelow } from '../../src/content/filesBelow'
import { writeFiles, type Files } from '../../src/gatsby/postBuild/publicFiles'
import { characters } from '../../src/site/palette'
import { brandFiles } from './brand'
import { cast, type CastMember } from './cast'
import { drawFace, drawHead, drawSwap } from './portrait'

const sets: Readonly<Record<string, () => Promise<Files>>> = {
  cast: async () => [...drawCast(), ...(await drawPixels())],
  brand: drawBrand,
  products: drawScenes,
}

/** Cleo with a winking eye, for an animation. */
const wink: CastMember = { ...cast.cleo, face: { ...cast.cleo.face, eyes: 21 } }

/** The size of a drawing in programs that read no style sheet, in CSS pixels. */
const drawingSize = 'width="160" height="160"'

/** Draws every head with every face as `<head>-<face>.svg`, and alone as `head-<name>.svg` and `face-<name>.svg`. */
export function drawCast(): Files {
  const drawings = characters.flatMap((name) => [
    ...characters.map((face) => [`${name}-${face}`, drawSwap(cast[name], cast[face])] as const),
    [`head-${name}`, drawHead(cast[name])] as const,
    [`face-${name}`, drawFace(cast[name])] as const,
  ])

  return [...drawings, ['eva-wink', drawSwap(cast.eva, wink)] as const].map(
    ([name, svg]) =>
      [`static/cast/${name}.svg`, minify(svg.replace('<svg', `<svg ${drawingSize}`), 0)] as const,
  )
}

/** Draws the faces in Fast mode as `pixels-<name>.png`: so small that browsers show each pixel as a square. */
function drawPixels(): Promise<Files> {
  const drawings = characters.map(async (name) => {
    const image = sharp(Buffer.from(drawFace(cast[name]))).resize(72)
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    // Each pixel is either opaque or transparent.
    const pixels = data.map((value, index) => (index % 4 < 3 ? value : value > 90 ? 255 : 0))
    const png = await sharp(pixels, { raw: info }).png({ palette: true, colours: 4 }).toBuffer()
    return [`static/cast/pixels-${name}.png`, png] as const
  })

  return Promise.all(drawings)
}

export async function drawBrand(): Promise<Files> {
  return (await brandFiles()).map(([name, file]) => [
    `static/${name}`,
    typeof file === 'string' ? minify(file, 1) : file,
  ])
}

/** Renders each SVG file in scenes/ as a PNG file with the same name in content/images/. */
function drawScenes(): Promise<Files> {
  const scenes = join(__dirname, 'scenes')
  const images = filesBelow(scenes).map(async (name) => {
    const svg = withImages(readFileSync(join(scenes, name), 'utf8'))
    // The scenes are flat drawings, so 64 colours are enough.
    const options = { palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 10 }
    const png = await sharp(Buffer.from(svg)).png(options).toBuffer()
    return [`content/images/${name.replace(/svg$/, 'png')}`, png] as const
  })

  return Promise.all(images)
}

/** The start of an SVG file of ours, with its size. */
const svgStart = /<svg xmlns="[^"]+" width="\d+" height="\d+" /

/** Inlines the SVG files in static/ that a scene refers to, because sharp does not load linked files. */
function withImages(scene: string): string {
  const image = /<image href="[./]*(static\/[^"]+)"([^>]*)\/>/g
  return scene.replace(image, (_, file: string, attributes: string) =>
    readFileSync(join(root, file), 'utf8').replace(svgStart, `<svg${attributes} `),
  )
}

/** Minifies an SVG without changing ids or the viewBox. Rounds coordinates to the given number of decimals. */
function minify(svg: string, floatPrecision: number): string {
  const overrides = {
    cleanupIds: false,
    inlineStyles: false,
    removeHiddenElems: false,
    removeUselessDefs: false,
  } as const
  const plugins = [{ name: 'preset-default', params: { overrides } }] as const

  return optimize(svg, { multipass: true, floatPrecision, plugins: [...plugins] }).data
}

/** Draws the set of images named by the first command-line argument, or all sets. */
async function main(): Promise<0> {
  const names = Object.keys(sets)
  const [wanted = names] = process.argv.slice(2)

  for (const name of [wanted].flat()) {
    const draw = sets[name]
    if (!draw) throw new Error(`There is no set "${name}". Sets: ${names.join(', ')}`)

    await writeFiles(root, await draw())
  }

  return 0
}

if (require.main === module) runTask(main)
