import { isAnyMainFile, isDownloader } from '../../site/releases'

type Data = Queries.LedgerFragment

/** Returns for each fact that visitors may look for whether all files, or all plans, have it. */
export function publishedFacts({ releases, plans }: Data) {
  const files = releases?.files ?? []
  return {
    currentVersion: files.every((file) => !isAnyMainFile(file) || file.version),
    fileNames: files.length > 0,
    requirements: true,
    mirrors: files.every(({ channels }) => channels.mirror),
    downloaderSize: files.every((file) => !isDownloader(file, files) || file.size),
    fullSize: files.every((file) => isDownloader(file, files) || file.size),
    released: files.every(({ day }) => day),
    hash: files.every(({ sha256 }) => sha256),
    publisher: files.every(({ publisher }) => publisher),
    prices: plans?.plans.every(({ priceText }) => priceText) ?? false,
  }
}
