import { resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Compiler, Configuration, RuleSetUseItem, StatsCompilation } from 'webpack'
import LicensePlugin from 'webpack-license-plugin'
import { name as ownPackage } from '../../package.json'

/**
 * Browser code of plugins that is excluded. Strings are resolved at build time, so i18next (27 KB) is not needed. The
 * image plugin adds inline styles and scripts. The plugins have no options for it.
 */
const unneeded = /gatsby-plugin-(react-i18next|image)[\\/](dist[\\/])?gatsby-(browser|ssr)(\.js)?$/

const routeAnnouncer = {
  test: /\.cache[\\/]navigation\.js$/,
  use: resolve('src/gatsby/announcePageTitle.mjs'),
}

/** Configures webpack. Browser bundles have a Trusted Types policy and a list of licences, but no source maps. */
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

/** Finds the CSS plugin, to ignore the order of imports. Cascade layers decide the order. Gatsby has no option for it. */
function isCssPlugin(plugin: unknown): plugin is CssPlugin {
  return (plugin as object).constructor.name === 'MiniCssExtractPlugin'
}

/** The browser bundle of webpack. */
export interface Bundle {
  /** All files by path below public/. */
  readonly files: ReadonlySet<string>
  /** Returns the URLs of the files of a named chunk and its dependencies, in execution order. */
  readonly filesOf: (chunk: string, extension: 'css' | 'js') => readonly string[]
}

let stats: StatsCompilation | undefined

/** A webpack plugin that stores the list of files for the post-build steps. */
const rememberBundle = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.done.tap('rememberBundle', (done) => {
      stats = done.toJson({ all: false, assets: true, cachedAssets: true, chunkGroups: true })
    })
  },
}

/** Returns the browser bundle of this build; throws if webpack has not run. */
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

/** Licences that require only their text to be published. */
const permissive = /^\(?(0BSD|Apache-2\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|OFL-1\.1)\b/

/** Publishes the licences of all bundled packages and fonts at /licences.txt; fails if one is not permissive. */
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
