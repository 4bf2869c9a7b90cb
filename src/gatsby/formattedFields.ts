import { formatBytes, formatDay, formatMoney, type Money } from '../lib/formats'
import type { Locale } from '../site/locales'
import type { PreviousRelease, ReleaseFile } from '../site/releases'

interface Arguments {
  readonly language: Locale
}

const args = { language: 'String!' }

/** Written here, because a phone is held up for a tenth of a second by the first number or day that its `Intl` writes. */
const inWords = {
  size: {
    type: 'String',
    args,
    resolve: ({ bytes }: ReleaseFile | PreviousRelease, { language }: Arguments) =>
      bytes === null ? null : formatBytes(bytes, language),
  },
  day: {
    type: 'String',
    args,
    resolve: ({ released }: ReleaseFile | PreviousRelease, { language }: Arguments) =>
      released === null ? null : formatDay(released, language),
  },
}

/** The fields that say in words of a language how large a file is and when it was released; null where that is unknown. */
export const releaseFields = { ReleaseFile: inWords, PreviousRelease: inWords }

interface Plan {
  readonly price: Money | null
}

/** The field that says in words of a language what a plan costs; null where that is unknown. */
export const planFields = {
  Plan: {
    priceText: {
      type: 'String',
      args: { language: 'String!' },
      resolve: ({ price }: Plan, { language }: { readonly language: Locale }) =>
        price && formatMoney(price, language),
    },
  },
}
