import { isAnyMainFile, isDownloader, type OfferedFiles } from '../../site/releases'

/**
 * Returns the names of the facts that at least one file lacks. The high-speed channel counts as missing only if every
 * file lacks it.
 */
export function unpublishedFacts(files: OfferedFiles) {
  const missing = {
    currentVersion: files.some((file) => isAnyMainFile(file) && !file.version),
    downloaderSize: files.some((file) => isDownloader(file, files) && !file.size),
    fullSize: files.some((file) => !isDownloader(file, files) && !file.size),
    released: files.some(({ day }) => !day),
    hash: files.some(({ sha256 }) => !sha256),
    highSpeed: !files.some(({ channels }) => channels.highSpeed),
  }
  return (Object.keys(missing) as (keyof typeof missing)[]).filter((fact) => missing[fact])
}
