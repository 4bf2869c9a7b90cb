import { channels, type PreviousRelease, type ReleaseFile } from '../../src/site/releases'
import { versionIn, withoutVersion, type MeasuredFile } from './measure'

/**
 * Returns the entries of releases.json, updated with measured files, and the names of measured files without an entry.
 * An entry matches a measured file if their names differ at most in the version.
 */
export function enterMeasured(files: readonly ReleaseFile[], measured: readonly MeasuredFile[]) {
  const belongTogether = (file: ReleaseFile, one: MeasuredFile) =>
    withoutVersion(file.fileName) === withoutVersion(one.fileName)

  return {
    files: files.map((file) =>
      measured.filter((one) => belongTogether(file, one)).reduce(withMeasured, file),
    ),
    unknown: measured
      .filter((one) => !files.some((file) => belongTogether(file, one)))
      .map(({ fileName }) => fileName),
  }
}

/** Returns measured files with the date of the option `--date`, or without the option with their own. */
export function withDate(measured: readonly MeasuredFile[], date: string | undefined) {
  return measured.map((one) => ({ ...one, released: date ?? one.released }))
}

/** Returns an entry updated with a measured file. If the version has changed, the old version moves to `previous`. */
export function withMeasured(file: ReleaseFile, measured: MeasuredFile): ReleaseFile {
  const { signatureEnding, fileName, bytes, sha256 } = measured
  const version = versionIn(fileName) ?? file.version
  const updatedUrl = (url: string | null) => {
    const renamed = url?.replaceAll(file.fileName, fileName) ?? null
    if (file.version === null || version === null) return renamed
    return renamed?.replaceAll(`/${file.version}/`, `/${version}/`) ?? null
  }

  const preferred = updatedUrl(file.channels.preferred)

  return {
    ...file,
    version,
    fileName,
    bytes,
    sha256,
    signature: preferred && signatureEnding ? preferred + signatureEnding : null,
    released: measured.released ?? file.released,
    notes: version === file.version ? file.notes : null,
    channels: Object.fromEntries(
      channels.map((channel) => [channel, updatedUrl(file.channels[channel])]),
    ) as ReleaseFile['channels'],
    previous: previousVersions(file, version),
  }
}

function previousVersions(file: ReleaseFile, version: string | null): readonly PreviousRelease[] {
  const others = file.previous.filter((one) => one.version !== version)
  if (file.version === null || file.version === version) return others
  const { fileName, bytes, sha256, released, notes, channels: urls } = file
  // A URL that does not contain the old version serves the new file now, so the old version has no URL.
  const url = urls.preferred?.includes(file.version) ? urls.preferred : null
  return [{ version: file.version, fileName, bytes, sha256, released, notes, url }, ...others]
}
