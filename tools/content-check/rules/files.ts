import { defaultLocale } from '../../../src/site/locales'
import { pagePictures } from '../../../src/site/pictures'
import { documentsIn, type Content } from '../content'
import { fileOfSchema, parseContentPath, proseNames } from '../contentPath'
import { fileDiagnostic, type Diagnostic } from '../diagnostic'
import type { ContentFile } from '../document'
import { didYouMean } from '../names'
import { translationLanguages } from '../translations'

/** Every file that the site reads exists, in every language, and there are no others. */
export function files(content: Content): Diagnostic[] {
  const expected = expectedPaths(content)
  const paths = [...content.files.keys()]
  const missing = expected.filter((path) => !paths.includes(path))
  const unknown = paths.filter((path) => {
    const place = parseContentPath(path)
    return !place || (place.schema !== undefined && !expected.includes(path))
  })
  const folders = missing.map((path) => {
    // A language without any file is one error, not one for each file.
    const folder = path.replace(/[^/]+$/, '')
    return paths.some((one) => one.startsWith(folder)) ? path : folder
  })
  return [
    ...unknown.map((path) => {
      const hint = didYouMean(path, missing, ', rename, move or delete it')
      return fileDiagnostic(path, `nothing reads a file of this name${hint}`)
    }),
    ...[...new Set(folders)].map((path) => fileDiagnostic(path, 'this file is missing, add it')),
  ]
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

/** A YAML file starts with a comment that names its schema, which gives completion in any editor. */
export function schemaComments({ documents }: Content): Diagnostic[] {
  return [...documents.values()].flatMap(({ file, text }) => {
    const up = '../'.repeat(file.split('/').length - 2)
    const schema = parseContentPath(file)?.schema ?? ''
    const comment = `# yaml-language-server: $schema=${up}schemas/${schema}.schema.json`
    if (!file.endsWith('.yaml') || text.startsWith(`${comment}\n`)) return []
    return [fileDiagnostic(file, `expected this first line: ${comment}`)]
  })
}

/** Every image that a page shows by its name exists. */
export function pageImages({ files }: Content): Diagnostic[] {
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

/** An image is complete and of the kind that its name says. */
export function imageData({ files }: Content): Diagnostic[] {
  return [...files.values()].flatMap((file) => {
    if (parseContentPath(file.path)?.folder !== 'images') return []
    const kind = file.path.split('.').at(-1)?.replace('jpeg', 'jpg') ?? ''
    const state = imageState(file, kind)
    if (state === 'complete') return []
    const what = state === 'cut' ? 'this image is cut off' : `this is not a ${kind} image`
    const fix = 'export it again in this format; renaming is not enough'
    return [fileDiagnostic(file.path, `${what}, ${fix}`)]
  })
}

function imageState({ bytes }: ContentFile, kind: string): 'complete' | 'cut' | 'other' {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = data.subarray(0, 12).toString('latin1')
  const end = data.subarray(-16).toString('latin1')
  const state = (isKind: boolean, isComplete: () => boolean) => {
    if (!isKind) return 'other'
    return isComplete() ? 'complete' : 'cut'
  }
  switch (kind) {
    case 'png':
      return state(start.startsWith('\x89PNG\r\n'), () => end.includes('IEND'))
    case 'jpg':
      return state(start.startsWith('\xff\xd8\xff'), () => end.includes('\xff\xd9'))
    case 'webp':
      return state(/^RIFF[^]{4}WEBP/.test(start), () => data.readUInt32LE(4) + 8 <= data.length)
    case 'avif':
      return state(/^[^]{4}ftypavi/.test(start), () => hasWholeBoxes(data))
    default:
      return state(/^\s*<(\?xml|svg|!--)/.test(start), () => /<\/svg>\s*$/.test(end))
  }
}

/** AVIF is a sequence of boxes, each with its size in the first four bytes; 0 means up to the end. */
function hasWholeBoxes(data: Buffer): boolean {
  let offset = 0
  while (offset + 8 <= data.length) offset += data.readUInt32BE(offset) || data.length - offset
  return offset === data.length
}
