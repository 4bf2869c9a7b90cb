import {
  homeRedirect,
  isFromCrawler,
  nearMissRedirect,
  requestedLocale,
  type HostRequest,
} from './hostRules'
import { localizedPath } from '../../lib/paths'

interface NginxRequest {
  readonly variables: { readonly request_uri: string }
  readonly headersIn: Readonly<Record<string, string | undefined>>
}

function requestOf(nginx: NginxRequest): HostRequest {
  const uri = nginx.variables.request_uri
  const path = uri.split('?')[0] ?? ''
  return { path, query: uri.slice(path.length), header: (name) => nginx.headersIn[name] }
}

/** The functions whose results are nginx variables, by the name of the variable: see nginxConfiguration.ts. */
// njs imports the default export.
// eslint-disable-next-line import-x/no-default-export
export default {
  crawler: (nginx: NginxRequest) => (isFromCrawler(requestOf(nginx)) ? '1' : ''),
  home_redirect: (nginx: NginxRequest) => homeRedirect(requestOf(nginx)) ?? '',
  near_miss: (nginx: NginxRequest) => nearMissRedirect(requestOf(nginx)) ?? '',
  visitor_prefix: (nginx: NginxRequest) =>
    localizedPath('/', requestedLocale(requestOf(nginx))).slice(0, -1),
}
