import { formatBytes, formatDay, formatMoney } from '../lib/formats'
import type { Locale } from '../site/locales'
import type { PreviousRelease, ReleaseFile } from '../site/releases'

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
}

/** The facts that are formatted at build time: the first use of `Intl` blocks a phone's main thread for 0.1 s. */
export const formattedFields = {
  ReleasesFiles: releaseFields,
  ReleasesFilesPrevious: releaseFields,
  PlansPlans: {
    priceText: formatted(
      ({ price }: Queries.PlansPlans, { language }) => price && formatMoney(price, language),
    ),
  },
}
