import { existsSync, readFileSync } from 'node:fs'

/** Undocumented parts of Gatsby and its bundler on which the site relies: code by file, and what breaks without this code. */
export const internals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'gatsby/cache-dir/production-app.js': {
    'pagePath, location: browserLoc } = window':
      'browser/head/startApp.ts sets window.pagePath before the app starts',
    'window.___webpackCompilationHash':
      'browser/head/startApp.ts sets the hash with which Gatsby detects a newer build',
    '`page resources for ${browserLoc.pathname} not found':
      'browser/head/recovery.ts tells by this message that a file of the page is missing',
    'window.___loader = publicLoader': 'gatsby-browser.tsx and browser/app/ use the loader',
    'id="gatsby-focus-wrapper"':
      'browser/app/focus.ts moves the focus to this element, html.tsx removes its style',
  },
  'gatsby/cache-dir/loader.js': {
    'path: pageData.path':
      'gatsby-browser.tsx compares the path of the loaded page with that of the HTML file',
    'hovering: rawPath =>': 'browser/app/prefetch.ts calls ___loader.hovering() to prefetch a page',
    '/page-data/${fixedPath}/page-data.json':
      'lib/pageFiles.ts returns the path of a page-data file, which the head script preloads',
    'page-data/app-data.json':
      'gatsby/postBuild/onPostBuild.ts writes the hash of the build to this file',
  },
  'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js': {
    "error.message = 'Loading chunk '":
      'browser/head/recovery.ts tells by this message that a chunk is missing',
  },
  'gatsby/cache-dir/route-announcer-props.js': {
    '`gatsby-announcer`':
      'html.tsx removes the style of this element, utilities.css contains the same style',
  },
  'gatsby/cache-dir/navigation.js': {
    '`Navigated to ${pageName}`':
      'gatsby/announcePageTitle.mjs removes the English words from the announcement',
  },
  'gatsby/cache-dir/static-entry.js': {
    'name="generator"': 'gatsby-ssr.tsx removes this tag and the inline styles',
  },
  'gatsby/dist/utils/adapter/manager.js': {
    'adapter = adapterFromGatsbyConfig;':
      'gatsby-config.ts has an adapter, so that Gatsby installs no other one at Netlify',
  },
  '@gatsbyjs/reach-router/dist/index.js': {
    'action:"PUSH"': 'layout/PageLayout reads location.action to tell a click from the back button',
  },
  'gatsby-plugin-react-i18next/dist/plugin/onCreatePage.js': {
    '.i18n) === ': 'site/routes.ts sets the page context i18n, so that the plugin creates no pages',
  },
  'gatsby-plugin-react-i18next/gatsby-browser.js': {
    '': 'gatsby/webpack.ts excludes this file from the bundle',
  },
  'gatsby-react-router-scroll/index.js': {
    'exports.useScrollRestoration = _useScrollRestoration.useScrollRestoration':
      'gatsby/webpack.ts excludes use-scroll-restoration.js, which nothing else uses',
  },
  'gatsby/cache-dir/gatsby-browser-entry.js': {
    'export { useScrollRestoration } from "gatsby-react-router-scroll"':
      'gatsby/webpack.ts lets webpack drop the exports of this file that nothing uses',
  },
}

/** Throws if the installed version of Gatsby or a plugin lacks a part on which the site relies. */
export function checkInternals(): void {
  for (const file of Object.keys(internals)) {
    const path = `node_modules/${file}`

    checkParts(file, existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  }
}

/** Throws if the text of a file lacks a part on which the site relies. The text is undefined if there is no such file. */
export function checkParts(file: string, text: string | undefined): void {
  for (const [code, use] of Object.entries(internals[file] ?? {}))
    if (!text?.includes(code))
      throw new Error(`${file} no longer contains ${code || 'code'}. This breaks: ${use}.`)
}

/** Returns a value of Gatsby's webpack configuration or output; throws if it is missing. */
export function required<Value>(value: Value | undefined, name: string, use: string): Value {
  if (value !== undefined) return value
  throw new Error(`Gatsby's webpack configuration no longer has ${name}. This breaks: ${use}.`)
}
