/** A version in a file's name; a pre-release is known by its word, so that `1.6.0-arm64` is 1.6.0 for arm64. */
const versionPattern = /v?(\d+\.\d+\.\d+(?:-(?:alpha|beta|rc|pre|preview|dev)(?:\.?\d+)*)?)/

/** Tells the version from an installer's file name: `Facewright-3.0.3.exe` gives `3.0.3`; undefined when it has none. */
export function versionIn(fileName: string): string | undefined {
  return versionPattern.exec(fileName)?.[1]
}

/** A file name without its version, the same for every version: `Facewright-1.6.0-arm64.dmg` gives `facewright-arm64.dmg`. */
export function shapeOf(fileName: string): string {
  return fileName
    .replace(new RegExp(`[-_. ]?${versionPattern.source}`), '')
    .replaceAll('_', '-')
    .toLowerCase()
}

/** Says whether a file is one that people download and install, by the ending of its name. */
export function isInstaller(fileName: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*\.(exe|msi|zip|dmg|pkg)$/.test(fileName)
}

/** The endings of files that hold the signature of another, which is called the same without them. */
export const signatureEndings = ['.asc', '.sig', '.minisig'] as const
