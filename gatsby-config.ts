import type { GatsbyConfig } from 'gatsby'
import { typeName } from './src/gatsby/schema'
import { sitemapOptions } from './src/gatsby/sitemap'
import { defaultLocale, localeCodes } from './src/site/locales'
import { siteOrigin } from './src/site/origin'

const sourceFolder = (name: string) => ({
  resolve: 'gatsby-source-filesystem',
  options: { name, path: `${__dirname}/content/${name}` },
})

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteOrigin(process.env.SITE_URL) },
  trailingSlash: 'always',
  // Without an adapter, Gatsby installs its adapter for Netlify during builds at Netlify. That adapter would move the
  // not-found pages, answer unknown URLs with status 200, and add headers to those of the site.
  adapter: { name: 'static-files', adapt: () => undefined },
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    ...['site', 'locales', 'prose', 'images'].map(sourceFolder),
    'gatsby-plugin-image',
    { resolve: 'gatsby-transformer-json', options: { typeName } },
    { resolve: 'gatsby-transformer-yaml', options: { typeName } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locales',
        languages: localeCodes,
        defaultLanguage: defaultLocale,
        redirect: false,
      },
    },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
}

export default config
