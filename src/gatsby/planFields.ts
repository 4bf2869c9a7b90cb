import { formatMoney, type Money } from '../lib/formats'
import type { Locale } from '../site/locales'

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
