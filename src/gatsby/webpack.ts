import type { CreateWebpackConfigArgs } from 'gatsby'

/**
 * Keeps the browser and server halves of gatsby-plugin-react-i18next out of the bundles: words
 * are finished at build time, and its i18next would cost every visitor 27 KB for nothing.
 */
export function onCreateWebpackConfig({ actions, loaders }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          test: /gatsby-plugin-react-i18next[\\/]gatsby-(browser|ssr)(\.js)?$/,
          use: loaders.null(),
        },
      ],
    },
  })
}
