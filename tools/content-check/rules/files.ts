import { imageSize } from 'image-size'
import { hash } from 'node:crypto'
import { defaultLocale } from '../../../src/site/locales'
import { pagePictures, pictureShapes } from '../../../src/site/pictures'
import { documentsIn, type Content, type Rule } from '../content'
import { fileOfSchema, parseContentPath, proseNames } from '../contentPath'
import { fileDiagnostic, type Diagnostic } from '../diagnostic'
import { didYouMean } from '../names'
import { translationLanguages } from '../translations'

export const filesRules: readonly Rule[] = [files, schemaComments, pageImages, imageData]

/** Reports missing files, including translations, and files that the site does not read. */
function files(content: Content): Diagnostic[] {
  const expected = expectedPaths(content)
  const paths = [...content.files.keys()]
  const missing = expected.filter((path) => !paths.includes(path))
  const unknown = paths.filter((path) => {
    const place = parseContentPath(path)
    return !place || (place.schema !== undefined && !expected.includes(path))
  })
  const folders = missing.map((path) => {
    // If all files of a language are missing, report only the folder.
    const folder = path.replace(/[^/]+$/, '')
    return paths.some((one) => one.startsWith(folder)) ? path : folder
  })
  return [
    ...unknown.map((path) => {
      const isImage = path.startsWith('content/images/')
      const fix = isImage ? 'expected .png, .jpg, .webp or .avif' : 'rename, move or delete it'
      const hint = didYouMean(path, missing, `, ${fix}`)
      return fileDiagnostic(path, `nothing reads a file of this name${hint}`)
    }),
    ...[...new Set(folders)].map((path) => fileDiagnostic(path, missingMessage(path))),
  ]
}

function missingMessage(path: string): string {
  const { folder, language = '' } = parseContentPath(path) ?? {}
  if (folder === 'translated') return 'this file is missing, run: npm run i18n:status -- --record'
  const english = path.replace(`/${language}/`, `/${defaultLocale}/`)
  if (path.endsWith('/'))
    return `this folder is missing, copy that of ${defaultLocale} and translate it`
  return language && language !== defaultLocale
    ? `this file is missing, translate ${english}`
    : 'this file is missing, restore it with: git restore <file>'
}

function expectedPaths(content: Content): string[] {
  const { site } = content
  const schemas = [...content.files.keys()].map(parseContentPath)
  const english = documentsIn(content, ['locales'], defaultLocale).map(({ file }) => file)
  const routes = Object.entries(site.routes).flatMap(([name, route]) => [name, ...route.namespaces])
  const namespaces = new Set([
    ...english.map((file) => parseContentPath(file)?.name ?? ''),
    ...['common', 'errors', 'units', ...routes],
  ])
  return [
    ...schemas.flatMap((place) =>
      place?.folder === 'schemas' ? (fileOfSchema(place.name) ?? []) : [],
    ),
    ...Object.keys(site.locales).flatMap((language) => [
      ...[...namespaces].map((name) => `content/locales/${language}/${name}.json`),
      ...proseNames.map((name) => `content/prose/${language}/${name}.yaml`),
    ]),
    ...translationLanguages(content).map((language) => `content/translated/${language}.json`),
  ]
}

/** Reports YAML files without the comment that names their schema, which code editors need for completion. */
function schemaComments({ documents }: Content): Diagnostic[] {
  return [...documents.values()].flatMap(({ file, text, value }) => {
    const up = '../'.repeat(file.split('/').length - 2)
    const schema = parseContentPath(file)?.schema ?? ''
    const comment = `# yaml-language-server: $schema=${up}schemas/${schema}.schema.json`
    if (!file.endsWith('.yaml') || value === undefined || text.startsWith(`${comment}\n`)) return []
    return [fileDiagnostic(file, `expected this first line: ${comment}`)]
  })
}

function pageImages({ files }: Content): Diagnostic[] {
  return Object.entries(pagePictures).flatMap(([folder, names]) => {
    const start = `content/images/${folder}/`
    const present = [...files.keys()]
      .filter((path) => path.startsWith(start))
      .map((path) => path.slice(start.length).replace(/\.[^.]+$/, ''))
    const unused = present.filter((name) => !(names as readonly string[]).includes(name))
    return names
      .filter((name) => !present.includes(name))
      .map((name) => {
        const hint = didYouMean(name, unused, ', add it')
        return fileDiagnostic(
          `${start}${name}.png`,
          `a page shows this image, but it is missing${hint}`,
        )
      })
  })
}

/** Reports images that are damaged, duplicate, rotated or of the wrong size, or whose type differs from their name. */
function imageData({ files }: Content): Diagnostic[] {
  const images = [...files.values()].filter(
    ({ path }) => parseContentPath(path)?.folder === 'images',
  )
  const digests = images.map(({ bytes }) => hash('sha256', bytes))
  const nameOf = (path: string) => path.replace(/[^.]+$/, '')
  return images.flatMap(({ path, bytes }, index) => {
    const original = images[digests.indexOf(digests[index] ?? '')]?.path ?? path
    const namesake = images.find((one) => nameOf(one.path) === nameOf(path))?.path ?? path
    const message =
      namesake !== path
        ? `${namesake} has the same name, delete one of them`
        : original === path
          ? imageError(path, bytes)
          : `this is the same image as ${original}, replace one of them`
    return message ? [fileDiagnostic(path, message)] : []
  })
}

/** For each image type: a function that returns whether the file is complete. */
const isComplete: Readonly<Record<string, (data: Buffer) => boolean>> = {
  // The last chunk of a PNG file is empty, so its bytes are always the same.
  png: (data) => data.includes('IEND\xaeB`\x82', 0, 'latin1'),
  jpg: (data) => data.subarray(-16).includes('\xff\xd9', 0, 'latin1'),
  webp: (data) => data.readUInt32LE(4) + 8 <= data.length,
  avif: hasWholeBoxes,
}

/** The lowest width of an image in pixels. */
const minWidth = 800

function imageError(path: string, bytes: Uint8Array): string | undefined {
  const data = Buffer.from(bytes)
  const kind = path.split('.').at(-1)?.replace('jpeg', 'jpg') ?? ''
  const { width = 0, height = 0, type, orientation = 1 } = readSize(data)
  // Some programs reserve space for a file before they download it, so an incomplete file ends with zeros.
  const isReserved = data.subarray(-64).every((byte) => byte === 0)
  if (type !== kind || !isComplete[kind]?.(data) || isReserved)
    return `this is not a complete ${kind} image, export it again; renaming is not enough`
  if (orientation > 1)
    return 'this photo is rotated only by its EXIF data; rotate it in an image editor, and export it without EXIF data'
  const [, [across, down] = [0, 0]] =
    Object.entries(pictureShapes).find(([start]) => path.startsWith(`content/images/${start}`)) ??
    []
  const minHeight = Math.round((minWidth * down) / across)
  const isSimilar = Math.abs((width * down) / (height * across) - 1) < 0.01
  return width < minWidth || !isSimilar
    ? `this image has ${width} × ${height} pixels, expected ${minWidth} × ${minHeight} or a multiple`
    : undefined
}

/** Returns the type, size and EXIF orientation of an image; an empty object if the file is not an image. */
function readSize(data: Uint8Array): Partial<ReturnType<typeof imageSize>> {
  try {
    return imageSize(data)
  } catch {
    return {}
  }
}

/**
 * Returns whether an AVIF file is complete. An AVIF file is a sequence of boxes. Each box starts with its size; a size
 * of 0 means that the box extends to the end of the file.
 */
function hasWholeBoxes(data: Buffer): boolean {
  let offset = 0
  while (offset + 8 <= data.length) offset += data.readUInt32BE(offset) || data.length - offset
  return offset === data.length
}
