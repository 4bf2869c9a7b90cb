import { existsSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { CreateWebpackConfigArgs, WebpackPlugins } from 'gatsby'
import type {
  Compiler,
  Configuration,
  RuleSetUseItem,
  StatsCompilation,
  WebpackPluginInstance,
} from 'webpack'
import LicensePlugin from 'webpack-license-plugin'
import { name as ownPackage } from '../../package.json'
import { filesBelow } from '../content/filesBelow'
import { required } from './internals'
import { titleFontPackages } from './postBuild/titleFonts'
import { limitStyles } from './styleSheet'

/**
 * Modules to exclude, for which no option exists: the plugin's i18next (27 KB), Gatsby's worker code (3 KB), the styles and
 * the script that gatsby-plugin-image would write into every page, and a hook that makes webpack keep the whole router.
 */
const unneeded =
  /(react-i18next|plugin-image)[\\/](dist[\\/])?gatsby-(browser|ssr)(\.js)?$|partytown[\\/]gatsby-browser|register-service-worker|use-scroll-restoration/

/** Modules of Gatsby that only define exports. Gatsby does not say so, and webpack would keep those that nothing uses. */
const withoutSideEffects = {
  test: /[\\/](@gatsbyjs[\\/]reach-router|\.cache[\\/](gatsby-browser-entry|public-page-renderer|slice|static-query))\b/,
  sideEffects: false,
}

const routeAnnouncer = {
  test: /\.cache[\\/]navigation\.js$/,
  use: resolve('src/gatsby/announcePageTitle.mjs'),
}

/** Configures webpack. Browser bundles get a Trusted Types policy and a list of licences, but no source maps. */
export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  const { actions, loaders, stage } = args
  const getConfig = args.getConfig as () => Configuration
  const nothing = (loaders.null as () => RuleSetUseItem)()

  actions.setWebpackConfig({
    module: { rules: [{ test: unneeded, use: nothing }, withoutSideEffects, routeAnnouncer] },
  })
  expectUniqueSheetNames()
  setClassNames(getConfig())

  if (stage !== 'build-javascript') return

  actions.setWebpackConfig({
    devtool: false,
    plugins: [rememberBundle, limitStyles, listLicences()],
  })
  allowAnyOrder(getConfig())
  actions.replaceWebpackConfig(forOurBrowsers(getConfig(), args.plugins))
}

/** Cascade layers decide the precedence of styles, so their order of import is free. Gatsby has no option for this. */
function allowAnyOrder({ plugins }: Configuration): void {
  const cssPlugin = plugins?.find(
    (plugin) => plugin?.constructor.name === 'MiniCssExtractPlugin',
  ) as { options: { ignoreOrder: boolean } } | undefined

  required(cssPlugin, 'MiniCssExtractPlugin', 'the order of styles').options.ignoreOrder = true
}

/** The version of ECMAScript that all browsers in `browserslist` support. */
const ecma = 2022

/**
 * Gatsby would write ECMAScript 5 for all browsers. `setWebpackConfig` ignores the options `output` and `target`, and adds
 * minimizers to Gatsby's, so the whole configuration is replaced.
 */
function forOurBrowsers(config: Configuration, plugins: WebpackPlugins): Configuration {
  const minifyJs = plugins.minifyJs as (options: object) => WebpackPluginInstance
  const minimizer = config.optimization?.minimizer ?? []
  const isTerser = (plugin: unknown) => plugin?.constructor.name === 'TerserPlugin'

  required(minimizer.find(isTerser), 'TerserPlugin', 'small scripts')
  const terserOptions = {
    ecma,
    // Without these two, Gatsby would set them for ECMAScript 5 and Safari 10.
    parse: {},
    mangle: {},
    compress: { passes: 3 },
    // /licences.txt has the licences of all scripts.
    output: { comments: false },
  }

  return {
    ...config,
    target: 'browserslist',
    output: { ...config.output, trustedTypes: { policyName: 'webpack' } },
    optimization: {
      ...config.optimization,
      minimizer: [
        minifyJs({ terserOptions, extractComments: false }),
        ...minimizer.filter((plugin) => !isTerser(plugin)),
      ],
    },
  }
}

interface CssLoader {
  readonly options?: { readonly modules?: { localIdentName?: string; localIdentRegExp?: RegExp } }
}

/** Throws if two style sheets have the same file name, because class names consist of it and of the name in the sheet. */
function expectUniqueSheetNames(): void {
  const sheets = filesBelow('src')
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file))
  const repeated = sheets.find((sheet, index) => sheets.indexOf(sheet) !== index)

  if (repeated) throw new Error(`Two style sheets are named ${repeated}. Rename one of them.`)
}

/** Names classes without hashes, which would be a tenth of the compressed sheet. */
function setClassNames({ module }: Configuration): void {
  const rules = (module?.rules ?? []) as { oneOf?: { use?: CssLoader[] }[] }[]
  const loaders = rules.flatMap(({ oneOf = [] }) => oneOf.flatMap(({ use = [] }) => use))
  const modules = loaders.map(({ options }) => options?.modules).find((one) => one?.localIdentName)
  const names = { localIdentName: '[1]-[local]', localIdentRegExp: /(\w+)\.module\.css$/ }

  Object.assign(required(modules, 'the loader of CSS modules', 'short class names'), names)
}

/** The last bundle for the browser. Set by `rememberBundle` while webpack runs, and read by `browserBundle` after it. */
let stats: StatsCompilation | undefined

const rememberBundle = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.done.tap('rememberBundle', (done) => {
      stats = done.toJson({ all: false, assets: true, cachedAssets: true, chunkGroups: true })
    })
  },
}

export type Bundle = ReturnType<typeof browserBundle>

/** Returns the browser bundle of this build; throws if webpack has not run. */
export function browserBundle() {
  if (!stats) throw new Error('webpack has not built the scripts for the browser')
  const { assets = [], namedChunkGroups = {} } = stats
  /** Returns the URLs of the files for a named chunk and its dependencies, in execution order. */
  const filesOf = (chunk: string, extension: 'css' | 'js') => {
    const group = required(namedChunkGroups[chunk], `the chunk "${chunk}"`, 'the list of scripts')
    const names = group.assets?.map(({ name }) => name) ?? []
    return names.filter((name) => name.endsWith(`.${extension}`)).map((name) => `/${name}`)
  }

  return { files: new Set(assets.map(({ name }) => name)), filesOf }
}

/** Matches permissive licences. Their only condition is that the text of the licence is published. */
const permissive = /^\(?(0BSD|Apache-2\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|OFL-1\.1)\b/

/** The packages of the fonts that pages load. */
const fontPackages = ['@fontsource-variable/manrope', ...titleFontPackages]

/** Returns the licence of the font in a package whose code has another one; otherwise undefined. */
function fontLicence(name: string): string | undefined {
  const file = resolve('node_modules', name, 'LICENSE_FONT')

  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Publishes the licences of all bundled packages and fonts at /licences.txt; fails if a licence is not permissive. */
function listLicences(): LicensePlugin {
  return new LicensePlugin({
    additionalFiles: {
      'licences.txt': (packages) =>
        packages
          .map(({ name, version, license, licenseText }) =>
            [`${name} ${version} (${license})`, licenseText, fontLicence(name)]
              .filter(Boolean)
              .join('\n\n'),
          )
          .join(`\n\n${'-'.repeat(80)}\n\n`)
          // Those of some fonts have the line ends of Windows.
          .replaceAll('\r\n', '\n'),
    },
    excludedPackageTest: (name) => name === ownPackage,
    includePackages: () => fontPackages.map((name) => resolve('node_modules', name)),
    unacceptableLicenseTest: (licence) => !permissive.test(licence),
  })
}
