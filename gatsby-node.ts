/** The hooks of the build: each is in a file of its own. */
export { checkContentFiles as onPreBootstrap } from './src/gatsby/checkContentFiles'
export { createPages } from './src/gatsby/createPages'
export { onCreateDevServer } from './src/gatsby/develop/onCreateDevServer'
export { onPostBuild } from './src/gatsby/postBuild/onPostBuild'
export { createResolvers } from './src/gatsby/resolvers'
export { createSchemaCustomization } from './src/gatsby/schema'
export { onCreateWebpackConfig } from './src/gatsby/webpack'
