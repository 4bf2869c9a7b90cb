// Reads a project's configuration with Netlify's own program, and answers requests with Netlify's own matcher of redirects.
// Prints JSON. A program of its own, because Netlify's packages are ES modules, which Jest would have to compile.
//   node tests/support/netlify.mjs PROJECT '[{"path":"/get/","language":"de"}]'
import { resolveConfig } from '@netlify/config'
import redirector from 'netlify-redirector'

const [project = '', requests = '[]'] = process.argv.slice(2)

/**
 * Returns the configuration of a project's builds in a context of Netlify, such as `deploy-preview`. Throws if netlify.toml
 * is invalid.
 * @param {string} context
 */
function configurationFor(context) {
  // `offline` prevents requests to Netlify, and `buffer` returns the messages instead of printing them.
  return resolveConfig({
    repositoryRoot: project,
    cwd: project,
    context,
    mode: 'require',
    offline: true,
    buffer: true,
  })
}

const { config, logs } = await configurationFor('production')

// Netlify's own server passes the rules and the request in this form. The sources of this site's redirects have no host.
const rules = /** @type {Record<string, unknown>[]} */ (config.redirects).map(
  ({ from, query, ...rule }) => ({ ...rule, origin: from, path: from, params: query }),
)
const matcher = await redirector.parseJSON(JSON.stringify(rules), {})

/** @param {{ path: string, language?: string }} request */
function responseTo({ path, language = 'en' }) {
  /** @type {Record<string, string>} */
  const headers = { 'x-language': language, 'x-country': 'us' }
  const rule = matcher.match({
    scheme: 'https',
    host: 'site.example',
    path,
    query: '',
    headers,
    cookieValues: {},
    /** @param {string} name */
    getHeader: (name) => headers[name.toLowerCase()] ?? '',
    getCookie: () => '',
  })

  return rule && { status: rule.status, to: rule.to }
}

/** @param {string} context */
async function buildIn(context) {
  const { build } = (await configurationFor(context)).config
  const { command, environment } = build

  return [context, { command, environment }]
}

/** @type {Parameters<typeof responseTo>[0][]} */
const sent = JSON.parse(requests)
const contexts = ['production', 'deploy-preview', 'branch-deploy']

console.log(
  JSON.stringify({
    messages: [...logs.stdout, ...logs.stderr],
    publish: config.build.publish,
    builds: Object.fromEntries(await Promise.all(contexts.map(buildIn))),
    headers: config.headers,
    redirects: config.redirects,
    responses: sent.map(responseTo),
  }),
)
