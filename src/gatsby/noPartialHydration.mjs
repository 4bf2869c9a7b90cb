const answered = 'typeof rscDataResponse?.payload === `string`'

/**
 * A webpack loader: takes the source of Gatsby's page loader and gives it with partial hydration, which this site has
 * not, asked for by the name that Gatsby itself makes `false`, so that its code falls away; throws when it asks otherwise.
 *
 * @param {string} source
 */
// eslint-disable-next-line import-x/no-default-export -- It is what webpack asks for.
export default function withoutPartialHydration(source) {
  if (!source.includes(answered)) throw new Error(`Gatsby asks otherwise than by ${answered}`)
  return source.replace(answered, 'global.hasPartialHydration')
}
