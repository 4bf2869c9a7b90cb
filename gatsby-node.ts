/** The Node hooks that Gatsby calls during builds and in `gatsby develop`. */
export { createPages } from './src/gatsby/createPages'
export { checkContentFiles as onPreBootstrap } from './src/gatsby/contentCheck'
export { onCreateDevServer } from './src/gatsby/devServer'
export { encodePictures as onPostBootstrap } from './src/gatsby/pictures'
export { onPostBuild } from './src/gatsby/postBuild/onPostBuild'
export { createResolvers } from './src/gatsby/resolvers'
export { createSchemaCustomization } from './src/gatsby/schema'
export { onCreateWebpackConfig } from './src/gatsby/webpack'
