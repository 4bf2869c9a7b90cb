import { resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Compiler, Configuration, RuleSetUseItem, StatsCompilation } from 'webpack'
import LicensePlugin from 'webpack-license-plugin'
import { name as ownPackage } from '../../package.json'

/**
 * Browser code of plugins that the site does without: strings are resolved at build time, so i18next is not needed
 * (27 KB), and the image plugin adds inline styles and scripts. The plugins have no option for it.
 */
const unneeded = /gatsby-plugin-(react-i18next|image)[\\/](dist[\\/])?gatsby-(browser|ssr)(\.js)?$/

const routeAnnouncer = {
  test: /\.cache[\\/]navigation\.js$/,
  use: resolve('src/gatsby/announcePageTitle.mjs'),
}

/** Adjusts the bundles; those for the browser get no source maps, a Trusted Types policy and a list of licences. */
export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  const { actions, getConfig, loaders, stage } = args
  const nothing = (loaders.null as () => RuleSetUseItem)()
  actions.setWebpackConfig({
    module: { rules: [{ test: unneeded, use: nothing }, routeAnnouncer] },
  })
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({ devtool: false, plugins: [rememberBundle, listLicences()] })
  // `setWebpackConfig` ignores the output.
  const config = (getConfig as () => Configuration)()
  const output = { ...config.output, trustedTypes: { policyName: 'webpack' } }
  for (const plugin of config.plugins ?? [])
    if (isCssPlugin(plugin)) plugin.options.ignoreOrder = true
  actions.replaceWebpackConfig({ ...config, output })
}

interface CssPlugin {
  readonly options: { ignoreOrder: boolean }
}

/** The order of imports does not matter to the style sheet: cascade layers decide. Gatsby has no setting for its plugin. */
function isCssPlugin(plugin: unknown): plugin is CssPlugin {
  return (plugin as object).constructor.name === 'MiniCssExtractPlugin'
}

/** What webpack has made for the browser. */
export interface Bundle {
  /** All files, by path below public/. */
  readonly files: ReadonlySet<string>
  /** The addresses of the files of a named chunk and of those that it depends on, in the order in which they run. */
  readonly filesOf: (chunk: string, extension: 'css' | 'js') => readonly string[]
}

let stats: StatsCompilation | undefined

/** A webpack plugin that keeps the list of files for the steps after the build. */
const rememberBundle = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.done.tap('rememberBundle', (done) => {
      stats = done.toJson({ all: false, assets: true, cachedAssets: true, chunkGroups: true })
    })
  },
}

/** What webpack has made for the browser in this build; throws if it has not run. */
export function browserBundle(): Bundle {
  if (!stats) throw new Error('webpack has not built the scripts for the browser')
  const { assets = [], namedChunkGroups = {} } = stats
  return {
    files: new Set(assets.map(({ name }) => name)),
    filesOf: (chunk, extension) =>
      (namedChunkGroups[chunk]?.assets ?? [])
        .filter(({ name }) => name.endsWith(`.${extension}`))
        .map(({ name }) => `/${name}`),
  }
}

/** Licences that ask for nothing but their own text next to the code. */
const permissive = /^\(?(0BSD|Apache-2\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|OFL-1\.1)\b/

/** Publishes the licences of all packages whose code or font visitors get at /licences.txt; fails if one is not permissive. */
function listLicences(): LicensePlugin {
  return new LicensePlugin({
    additionalFiles: {
      'licences.txt': (packages) =>
        packages
          .map(({ name, version, license, licenseText }) =>
            [`${name} ${version} (${license})`, licenseText].filter(Boolean).join('\n\n'),
          )
          .join(`\n\n${'-'.repeat(80)}\n\n`),
    },
    excludedPackageTest: (name) => name === ownPackage,
    includePackages: () => [resolve('node_modules/@fontsource-variable/manrope')],
    unacceptableLicenseTest: (licence) => !permissive.test(licence),
  })
}
