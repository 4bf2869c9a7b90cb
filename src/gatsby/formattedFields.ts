import { formatBytes, formatDay, formatMoney } from '../lib/formats'
import { proseTree } from '../lib/prose'
import type { Locale } from '../site/locales'
import { mainFiles, type PreviousRelease, type ReleaseFile } from '../site/releases'
import { findOne, type Context } from './nodeModel'

interface Arguments {
  readonly language: Locale
}

type Release = ReleaseFile | PreviousRelease

/** Creates a field that formats a fact in a language; null if the fact is unknown. */
function formatted<Source>(resolve: (source: Source, args: Arguments) => string | null) {
  return { type: 'String', args: { language: 'String!' }, resolve }
}

const releaseFields = {
  size: formatted(({ bytes }: Release, { language }) =>
    bytes === null ? null : formatBytes(bytes, language),
  ),
  day: formatted(
    ({ released }: Release, { language }) => released && formatDay(released, language),
  ),
  news: {
    type: 'JSON',
    args: { language: 'String!' },
    resolve: ({ notes }: Release, { language }: Arguments) =>
      notes && proseTree(String(notes[language])),
  },
}

type Packages = Queries.ReleasesPackages

/** Creates a field of a file from `packages` in content/site/releases.json; null if the fact is unknown. */
function packageField(select: (packages: Packages, file: ReleaseFile) => string | null) {
  return {
    type: 'String',
    resolve: async (file: ReleaseFile, _: unknown, context: Context) => {
      const releases = await findOne<{ packages: Packages }>(context, { type: 'Releases' })
      return releases && select(releases.packages, file)
    },
  }
}

/** Returns the command that installs the main file of a system with winget or Homebrew; null for other files. */
function packageCommand({ wingetId, homebrewToken }: Packages, { key }: ReleaseFile) {
  if (key === mainFiles.windows) return wingetId && `winget install --exact --id ${wingetId}`
  return key === mainFiles.mac ? homebrewToken && `brew install --cask ${homebrewToken}` : null
}

/** The facts that are formatted at build time: the first use of `Intl` blocks a phone's main thread for 0.1 s. */
export const formattedFields = {
  ReleasesFiles: {
    ...releaseFields,
    publisher: packageField(({ publisher, appleDeveloper }, { platform }) =>
      platform === 'mac' ? appleDeveloper : publisher,
    ),
    signingKey: packageField(({ signingKey }) => signingKey),
    packageCommand: packageField(packageCommand),
  },
  ReleasesFilesPrevious: releaseFields,
  PlansPlans: {
    priceText: formatted(
      ({ price }: Queries.PlansPlans, { language }) => price && formatMoney(price, language),
    ),
  },
}
