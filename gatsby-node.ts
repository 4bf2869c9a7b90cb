/** One file a hook: this is their index. */
export { onPreBootstrap } from './src/gatsby/onPreBootstrap'
export { createPages } from './src/gatsby/createPages'
export { onCreateDevServer } from './src/gatsby/develop/onCreateDevServer'
export { onPostBuild } from './src/gatsby/postBuild/onPostBuild'
export { createResolvers } from './src/gatsby/resolvers'
export { createSchemaCustomization } from './src/gatsby/schema'
export { onCreateWebpackConfig } from './src/gatsby/webpack'
