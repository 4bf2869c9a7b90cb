import {
  downloadRedirect,
  homeRedirect,
  isFromCrawler,
  nearMissRedirect,
  type HostRequest,
} from './hostRules'

interface NginxRequest {
  readonly variables: { readonly request_uri: string }
  readonly headersIn: Readonly<Record<string, string | undefined>>
}

function requestOf(nginx: NginxRequest): HostRequest {
  const uri = nginx.variables.request_uri
  const path = uri.split('?')[0] ?? ''
  return { path, query: uri.slice(path.length), header: (name) => nginx.headersIn[name] }
}

/**
 * The functions whose results are nginx variables, by the name of the variable: see nginxConfiguration.ts. A redirect is a
 * URL that starts with a slash, or `-` if there is none. No function returns an empty string, because that is the value
 * that nginx uses if a function fails.
 */
// eslint-disable-next-line import-x/no-default-export -- njs imports the default export.
export default {
  crawler: (nginx: NginxRequest) => (isFromCrawler(requestOf(nginx)) ? '1' : '0'),
  download_redirect: (nginx: NginxRequest) => downloadRedirect(requestOf(nginx)),
  home_redirect: (nginx: NginxRequest) => homeRedirect(requestOf(nginx)) ?? '-',
  near_miss: (nginx: NginxRequest) => nearMissRedirect(requestOf(nginx)) ?? '-',
}
