/** One file a hook: this is their index. */
export { createPages } from './src/gatsby/createPages'
export { createResolvers } from './src/gatsby/resolvers'
export { createSchemaCustomization } from './src/gatsby/schema'
export { onCreateWebpackConfig } from './src/gatsby/webpack'
