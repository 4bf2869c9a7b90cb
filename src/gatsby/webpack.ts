import type { CreateWebpackConfigArgs } from 'gatsby'
import type { RuleSetUseItem } from 'webpack'

/**
 * Keeps the browser and server halves of two plugins out of the bundles. Words are finished at build time:
 * i18next would cost every visitor 27 KB for nothing. Pictures are plain HTML: the image plugin would put
 * inline styles and scripts into every page.
 */
export function onCreateWebpackConfig({ actions, loaders }: CreateWebpackConfigArgs): void {
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
}
