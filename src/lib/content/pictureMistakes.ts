import type { ContentFile } from './contentFile'
import type { Mistake } from './mistake'
import { oncePer } from './oncePer'

/** What the first bytes of a picture say, read as Latin letters, by the ending of its name. */
const beginnings: Readonly<Record<string, RegExp>> = {
  png: /^\u0089PNG\r\n/,
  jpg: /^\u00ff\u00d8\u00ff/,
  jpeg: /^\u00ff\u00d8\u00ff/,
  webp: /^RIFF[^]{4}WEBP/,
  avif: /^[^]{4}ftypavi/,
  svg: /^\s*<(\?xml|svg|!--)/,
}

/** A picture is of the kind that its name says: otherwise the build could not read it. */
export const pictureMistakes = oncePer(({ path: file, bytes }: ContentFile): Mistake[] => {
  const ending = file.split('.').at(-1) ?? ''
  const start = Buffer.from(bytes.subarray(0, 100)).toString('latin1')
  if (beginnings[ending]?.test(start) ?? true) return []
  const kind = ending.toUpperCase()
  const message = `this is no ${kind} picture, expected one: save it anew as ${kind}, changing the name is not enough`
  return [{ file, line: 1, column: 1, path: '', message }]
})
