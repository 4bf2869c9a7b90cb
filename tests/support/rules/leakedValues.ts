import { type Rule } from './rule'

export const leakedValues: Rule = {
  name: 'no text contains a value that only the code knows',
  remedy: 'Leave out what is absent, and fill every placeholder.',
  find: () => {
    const { nameOf, shownTexts } = window.helpers
    // Whole words, as they stand in a template of JavaScript, and placeholders that nothing has filled.
    const leaked =
      /(?<![\p{L}\p{N}])(?:undefined|null|NaN|Infinity|Invalid Date)(?![\p{L}\p{N}])|\[object \w+\]|\{\{?[\w.]+\}/u

    return shownTexts('script, noscript, code').flatMap((text) => {
      const [value] = leaked.exec(text.data) ?? []

      return value && text.parentElement ? [`${nameOf(text.parentElement)} contains ${value}`] : []
    })
  },
}
