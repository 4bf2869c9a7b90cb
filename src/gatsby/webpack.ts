import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Configuration, RuleSetUseItem } from 'webpack'

/**
 * Keeps the browser and server halves of two plugins out of the bundles: words are finished at build time,
 * and pictures are plain HTML. i18next would cost every visitor 27 KB for nothing; the image plugin would put
 * inline styles and scripts into every page. What the browser gets loads its chunks under Trusted Types.
 */
export function onCreateWebpackConfig({
  actions,
  getConfig,
  loaders,
  stage,
}: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          test: /gatsby-plugin-(react-i18next|image)[\\/](dist[\\/])?gatsby-(browser|ssr)(\.js)?$/,
          use: (loaders.null as () => RuleSetUseItem)(),
        },
      ],
    },
  })
  if (stage === 'build-javascript') {
    // setWebpackConfig doesn't reach either of these.
    const config = (getConfig as () => Configuration)()
    actions.replaceWebpackConfig(underStrictPolicy(config))
  }
}

/** Source maps would be published with the scripts, and nobody asks for them. */
function underStrictPolicy(config: Configuration): Configuration {
  const output = { ...config.output, trustedTypes: { policyName: 'webpack' } }
  return { ...config, output, devtool: false }
}
