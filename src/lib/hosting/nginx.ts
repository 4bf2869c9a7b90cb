import { cacheRules, digestNamed, immutable, revalidate, type Headers } from '../../site/headers'
import { defaultLocale, localeCodes } from '../../site/locales'
import { contentTypes } from './contentTypes'
import { type Move } from './edgeFiles'
import { failurePage } from './failurePage'
import { nginxLanguageMaps } from './nginxLanguage'

/** The part of an nginx configuration that belongs into `http`: what a file is, how long it is kept, what has moved. */
export function nginxHttp(moves: readonly Move[]): string {
  return `# Made by the build: changes here are lost.
${typesBlock}

${nginxLanguageMaps()}

map $uri $cache_control {
  default "${revalidate}";
  "~${digestNamed}" "${immutable}";
${Object.entries(cacheRules).map(cacheLine).join('\n')}
}

# Crawlers get the bare status of a failure.
map "$crawler:$uri" $not_found {
  default /404.html;
  "~^1:" ${bareStatus};
  "~^0:/(?<not_found_locale>${others.join('|')})/" /$not_found_locale/404.html;
}

map $crawler $failed {
  default ${failed};
  1 ${bareStatus};
}

map $uri $moved {
  default "";
${moves.map(({ from, to }) => `  "${from}" "${to}";`).join('\n')}
}

map $status $allow {
  default "";
  405 "GET, HEAD";
}
`
}

/**
 * The part that belongs into a \`server\` whose \`root\` is the site and whose \`$kept_root\` holds the files
 * that never change under their name. Headers stand for all answers together, and once more for pages: a location
 * that adds its own loses the others.
 */
export function nginxServer(security: Headers): string {
  const headers = {
    ...security,
    'Cache-Control': '$cache_control',
    Allow: '$allow',
    Vary: '$answer_vary',
  }
  const pageHeaders = { ...security, 'Cache-Control': revalidate, Vary: 'Accept-Encoding' }
  return `# Made by the build: changes here are lost.
charset utf-8;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
log_not_found off;
# More than the length of the headers: they leave together with the beginning of the file.
postpone_output 4k;
client_header_timeout 8s;
client_body_timeout 8s;
send_timeout 30s;
keepalive_timeout 30s;
reset_timedout_connection on;

${addHeaders(headers)}

error_page 403 =404 $not_found;
error_page 404 $not_found;
error_page 405 ${bareStatus};
error_page 416 ${noSuchRange};
error_page 500 502 503 504 $failed;

if ($request_method !~ ^(?:GET|HEAD)$) {
  return 405;
}
if ($moved) {
  return 301 $moved$is_args$args;
}

location = / {
  if ($home_locale) {
    return 302 /$home_locale/$is_args$args;
  }
  try_files /index.html =404;
}

# Told here, not read from a file: a server that fails may not be able to open one.
location = ${failed} {
  internal;
  default_type text/html;
  return 200 '${failurePage('$status')}';
}

location = ${bareStatus} {
  internal;
  default_type text/plain;
  set $nothing "";
  return 200 $nothing;
}

# The headers are on already when a range turns out to be none: an empty one here keeps them from being doubled.
location = ${noSuchRange} {
  internal;
  default_type text/plain;
  add_header Allow '';
  set $nothing "";
  return 200 $nothing;
}

location / {
  return 404;
}

# Pages: none has a dot in its address, and all are packed. Nothing is asked of the disk or computed but the file.
location ~ ^[^.]*/$ {
  gzip_vary off;
${addHeaders(pageHeaders, '  ')}
  rewrite ^ \${uri}index.html break;
}

# Instructions for hosts, and files that begin with a dot, are not for visitors.
location ~ "^/_(?:headers|redirects)$|/\\.(?!well-known/)" {
  return 404;
}

location ~ "${digestNamed}|^/(?:static|fonts)/.*[^/]$" {
  root $kept_root;
  try_files $uri =404;
}

location ~ [^/]$ {
  if (-f $document_root$uri/index.html) {
    return 301 $uri/$is_args$args;
  }
  try_files $uri =404;
}
`
}

/** An address for nginx alone: the status of what went wrong, on a page. */
const failed = '/--failed'

/** An address for nginx alone: the status of what went wrong, and no text. */
const bareStatus = '/--bare-status'

/** An address for nginx alone: what a request for a part of a file gets when the file has no such part. */
const noSuchRange = '/--no-such-range'

const others = localeCodes.filter((code) => code !== defaultLocale)

function addHeaders(headers: Headers, indent = ''): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", String.raw`\'`)}' always;`)
    .map((line) => indent + line)
    .join('\n')
}

function cacheLine([path, cache]: [string, string]): string {
  const key = path.endsWith('*') ? `"~^${path.slice(0, -1)}"` : path
  return `  ${key} "${cache}";`
}

/** nginx knows HTML by itself, and complains when it is told again. */
const charsetTypes = 'text/css text/javascript text/plain text/xsl application/xml image/svg+xml'

const typesBlock = `types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `  ${type} ${ending};`)
  .join('\n')}
}
default_type application/octet-stream;
charset_types ${charsetTypes};`
