import { basename, resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import {
  BannerPlugin,
  Compilation,
  NormalModuleReplacementPlugin,
  type Configuration,
  type RuleSetRule,
  type RuleSetUseItem,
} from 'webpack'
import { digestLength } from '../site/headers'
import { noteShippedPackages } from './shippedPackages'
import { cssModulesBelow, shortClassName } from './shortClassName'

/**
 * What Gatsby and its plugins would put into the bundles and nobody needs: i18next, because the words are finished
 * at build time (27 KB); the image plugin's inline styles and scripts; what runs scripts of others in a worker,
 * and a service worker, neither of which we have.
 */
const unneeded =
  /(gatsby-plugin-(react-i18next|image)[\\/](dist[\\/])?gatsby-(browser|ssr)|internal-plugins[\\/]partytown[\\/]gatsby-(browser|ssr)|\.cache[\\/]register-service-worker)(\.js)?$/

/** Keeps what is unneeded out of the bundles, makes them small, and lets them load their chunks under Trusted Types. */
export function onCreateWebpackConfig({
  actions,
  getConfig,
  loaders,
  stage,
}: CreateWebpackConfigArgs): void {
  const nothing = (loaders.null as () => RuleSetUseItem)()
  actions.setWebpackConfig({
    module: { rules: [{ test: unneeded, use: nothing }, announcer, pageLoader, router] },
  })
  // setWebpackConfig doesn't reach what follows.
  const config = (getConfig as () => Configuration)()
  nameClasses(config.module?.rules ?? [], stage)
  actions.replaceWebpackConfig(stage === 'build-javascript' ? forVisitors(config) : config)
}

/** It would say "Navigated to" on the pages of every language. */
const announcer: RuleSetRule = {
  test: /\.cache[\\/]navigation\.js$/,
  use: resolve('src/gatsby/plainAnnouncement.mjs'),
}

/** It would carry a library for partial hydration along. */
const pageLoader: RuleSetRule = {
  test: /\.cache[\\/]loader\.js$/,
  use: resolve('src/gatsby/noPartialHydration.mjs'),
}

/** It would wait for a frame before it draws the next page. */
const router: RuleSetRule = {
  test: /reach-router[\\/]dist[\\/]index\.modern\.mjs$/,
  use: resolve('src/gatsby/routeAtOnce.mjs'),
}

/** Source maps would be published with the scripts, and nobody asks for them. */
function forVisitors(config: Configuration): Configuration {
  const output = {
    ...config.output,
    hashDigestLength: digestLength,
    trustedTypes: { policyName: 'webpack' },
  }
  const minimizer = (config.optimization?.minimizer ?? []).map((plugin) =>
    plugin instanceof TerserPlugin ? swc() : plugin,
  )
  return {
    ...config,
    output,
    devtool: false,
    ignoreWarnings: needless,
    plugins: [
      ...(config.plugins ?? []),
      noteShippedPackages,
      shortMatchPaths,
      noGatsbyLink,
      noPropTypes,
      compiledAhead,
    ],
    optimization: { ...config.optimization, minimizer },
  }
}

/**
 * Of Gatsby's link we keep one function. And the order of the style files says nothing: their layers do, and two files
 * of one layer set no property of the same element with the same weight.
 */
const needless = [/was not found in 'gatsby-link'/, /Conflicting order/]

/** Gatsby's list of every address is half a KiB that the routes and languages, which every page has, can say again. */
const shortMatchPaths = new NormalModuleReplacementPlugin(
  /^\$virtual\/match-paths\.json$/,
  resolve('src/browser/matchPaths.ts'),
)

/** Our links are plain; of Gatsby's, which is a KiB, its router uses one function. */
const noGatsbyLink = new NormalModuleReplacementPlugin(
  /^gatsby-link$/,
  resolve('src/browser/parsePath.ts'),
)

/** Libraries describe what their components take even to visitors, who have no use for it. */
const noPropTypes = new NormalModuleReplacementPlugin(
  /^prop-types$/,
  resolve('src/browser/noPropTypes.ts'),
)

/** Chrome compiles every function of a script while it loads, beside the page's own work, instead of each when it is called first. */
const compiledAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  // In a style sheet it would swallow the rules up to the first brace.
  test: /\.js$/,
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
})

/**
 * swc makes the scripts 2 % smaller than Gatsby's own choice, in a third of the time. Made when it is needed: every
 * process of Gatsby reads this file, and the plugin looks at its options for a fifth of a second.
 */
function swc(): TerserPlugin {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, compress: { passes: 3 }, mangle: true },
  })
}

/** Calls a class `d4` for visitors: their names were a tenth of the style sheet. Developers read `Header-menu`. */
function nameClasses(rules: readonly unknown[], stage: string): void {
  const modules = cssModulesBelow(resolve('src'))
  const nameClass: NameClass = ({ resourcePath }, _, name) =>
    stage.startsWith('build')
      ? shortClassName(modules, resourcePath, name)
      : `${basename(resourcePath, '.module.css')}-${name}`
  for (const { options } of cssUsesOf(rules as RuleSetRule[])) {
    if (options?.modules?.localIdentName) options.modules.getLocalIdent = nameClass
  }
}

type NameClass = (from: { readonly resourcePath: string }, _: string, name: string) => string

interface CssUse {
  readonly options?: {
    readonly modules?: { readonly localIdentName?: string; getLocalIdent?: NameClass }
  }
}

function cssUsesOf(rules: readonly RuleSetRule[]): readonly CssUse[] {
  return rules.flatMap(({ oneOf, use }) => [
    ...cssUsesOf((oneOf ?? []) as RuleSetRule[]),
    ...(Array.isArray(use) ? (use as CssUse[]) : []),
  ])
}
