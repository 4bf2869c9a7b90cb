// Reads a project's configuration with Netlify's own parsers, and answers requests with Netlify's own matcher of redirects.
// Prints JSON. A program of its own, because the parsers are ES modules, which Jest would have to compile.
//   node tests/support/netlify.mjs PROJECT '[{"path":"/get/","language":"de"}]'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import redirector from 'netlify-redirector'

const [project = '', requests = '[]'] = process.argv.slice(2)
const netlifyConfigPath = join(project, 'netlify.toml')

const read = await parseAllHeaders({
  headersFiles: [join(project, 'public/_headers')],
  netlifyConfigPath,
  configHeaders: [],
  minimal: true,
})
const redirects = await parseAllRedirects({
  redirectsFiles: [join(project, 'public/_redirects')],
  netlifyConfigPath,
  configRedirects: [],
  minimal: false,
})

// @netlify/redirects passes the rules and the request in this form.
const rules = /** @type {Record<string, unknown>[]} */ (redirects.redirects).map(
  ({ from, query, ...rule }) => ({ ...rule, origin: from, params: query }),
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

/** @type {Parameters<typeof responseTo>[0][]} */
const sent = JSON.parse(requests)

console.log(
  JSON.stringify({
    errors: [...read.errors, ...redirects.errors].map(({ message }) => message),
    headers: read.headers,
    redirects: redirects.redirects,
    responses: sent.map(responseTo),
  }),
)
