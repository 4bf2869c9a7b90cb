import { channels, type PreviousRelease, type ReleaseFile } from '../../src/site/releases'
import { shapeOf, versionIn, type MeasuredFile } from './measure'

/** The updated entries, and the names of measured files without an entry. */
export interface UpdatedFiles {
  readonly files: readonly ReleaseFile[]
  readonly unknown: readonly string[]
}

/** Updates releases with measured files. A file belongs to the entry whose file name differs only in the version. */
export function enterMeasured(
  files: readonly ReleaseFile[],
  measured: readonly MeasuredFile[],
): UpdatedFiles {
  const isOf = (file: ReleaseFile, one: MeasuredFile) =>
    shapeOf(file.fileName) === shapeOf(one.fileName)
  return {
    files: files.map((file) =>
      measured.filter((one) => isOf(file, one)).reduce(withMeasured, file),
    ),
    unknown: measured
      .filter((one) => !files.some((file) => isOf(file, one)))
      .map(({ fileName }) => fileName),
  }
}

/** Updates an entry with a measured file. If the version has changed, the old one moves to `previous`. */
export function withMeasured(file: ReleaseFile, measured: MeasuredFile): ReleaseFile {
  const version = versionIn(measured.fileName) ?? file.version
  const address = (old: string | null) => old && movedAddress(old, file, { ...measured, version })
  const preferred = address(file.channels.preferred)
  const ending = measured.signatureEnding
  return {
    ...file,
    version,
    fileName: measured.fileName,
    bytes: measured.bytes,
    sha256: measured.sha256,
    signature: ending === undefined ? null : preferred && preferred + ending,
    released: measured.released ?? file.released,
    notes: version === file.version ? file.notes : null,
    channels: Object.fromEntries(
      channels.map((channel) => [channel, address(file.channels[channel])]),
    ) as ReleaseFile['channels'],
    previous: previousAfter(file, version),
  }
}

function previousAfter(file: ReleaseFile, version: string | null): readonly PreviousRelease[] {
  const others = file.previous.filter((one) => one.version !== version)
  if (file.version === null || file.version === version) return others
  const { fileName, bytes, sha256, released, notes, channels: ways } = file
  // A URL without a version leads to the new file now.
  const address = ways.preferred?.includes(file.version) ? ways.preferred : null
  return [{ version: file.version, fileName, bytes, sha256, released, notes, address }, ...others]
}

function movedAddress(
  address: string,
  from: ReleaseFile,
  to: { readonly fileName: string; readonly version: string | null },
): string {
  const renamed = address.replaceAll(from.fileName, to.fileName)
  if (from.version === null || to.version === null) return renamed
  return renamed.replaceAll(`/${from.version}/`, `/${to.version}/`)
}

/** Lists the differences between two JSON values, one per line: `files.0.version: "1.6.0" → "1.7.0"`. */
export function differences(before: unknown, after: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isObject(before) || !isObject(after) || 'length' in before !== 'length' in after) {
    return [`${path}: ${shown(before)} → ${shown(after)}`]
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) =>
    differences(before[name], after[name], path ? `${path}.${name}` : name),
  )
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
