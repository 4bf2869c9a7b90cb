import { readFileSync } from 'node:fs'

interface Internal {
  readonly file: string
  readonly code: string
  readonly use: string
}

const gatsby = (file: string) => `gatsby/cache-dir/${file}`
const plugin = (file: string) => `gatsby-plugin-react-i18next/${file}`

/** The undocumented parts of Gatsby and its plugins on which the site relies. Each is a string in their code. */
export const internals: readonly Internal[] = [
  {
    file: gatsby('production-app.js'),
    code: 'pagePath, location: browserLoc } = window',
    use: 'browser/head/startApp.ts sets window.pagePath before the app starts',
  },
  {
    file: gatsby('production-app.js'),
    code: 'window.___webpackCompilationHash',
    use: 'browser/head/startApp.ts sets the hash with which Gatsby detects a newer build',
  },
  {
    file: gatsby('production-app.js'),
    code: 'window.___loader = publicLoader',
    use: 'gatsby-browser.tsx and browser/app/ use the loader',
  },
  {
    file: gatsby('loader.js'),
    code: 'path: pageData.path',
    use: 'gatsby-browser.tsx compares the path of the loaded page with that of the HTML file',
  },
  {
    file: gatsby('loader.js'),
    code: 'hovering: rawPath =>',
    use: 'browser/app/prefetch.ts calls ___loader.hovering() to prefetch a page',
  },
  {
    file: gatsby('loader.js'),
    code: '/page-data/${fixedPath}/page-data.json',
    use: 'lib/pageFiles.ts returns the path of a page-data file, which the head script preloads',
  },
  {
    file: gatsby('loader.js'),
    code: 'page-data/app-data.json',
    use: 'gatsby/postBuild/onPostBuild.ts writes the hash of the build to this file',
  },
  {
    file: gatsby('production-app.js'),
    code: 'id="gatsby-focus-wrapper"',
    use: 'browser/app/focus.ts moves the focus to this element, html.tsx removes its style',
  },
  {
    file: gatsby('route-announcer-props.js'),
    code: '`gatsby-announcer`',
    use: 'html.tsx removes the style of this element, base.css contains the same style',
  },
  {
    file: gatsby('navigation.js'),
    code: '`Navigated to ${pageName}`',
    use: 'gatsby/announcePageTitle.mjs removes the English words from the announcement',
  },
  {
    file: gatsby('static-entry.js'),
    code: 'name="generator"',
    use: 'gatsby-ssr.tsx removes this tag and the inline styles',
  },
  {
    file: '@gatsbyjs/reach-router/dist/index.js',
    code: 'action:"PUSH"',
    use: 'layout/PageLayout reads location.action to tell a click from the back button',
  },
  {
    file: plugin('dist/plugin/onCreatePage.js'),
    code: '.i18n) === ',
    use: 'site/routes.ts sets the page context i18n, so that the plugin creates no pages',
  },
  {
    file: plugin('gatsby-browser.js'),
    code: '',
    use: 'gatsby/webpack.ts excludes this file from the bundle',
  },
]

/** Throws if the installed version of Gatsby or a plugin lacks a part on which the site relies. */
export function checkInternals(read = readModule): void {
  for (const { file, code, use } of internals) {
    if (read(file)?.includes(code)) continue
    throw new Error(`${file} no longer contains ${code || 'code'}. This breaks: ${use}.`)
  }
}

/** Returns a value of Gatsby's webpack configuration or output; throws if it is missing. */
export function required<Value>(value: Value | undefined, name: string, use: string): Value {
  if (value !== undefined) return value
  throw new Error(`Gatsby's webpack configuration no longer has ${name}. This breaks: ${use}.`)
}

function readModule(file: string): string | undefined {
  try {
    return readFileSync(`node_modules/${file}`, 'utf8')
  } catch {
    return undefined
  }
}
