import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nginxHttp, nginxServer } from '../../src/lib/hosting/nginx'
import { readEdgeHeaders, readMoves } from '../../src/lib/hosting/readEdgeFiles'
import { releaseNames, writeWhole } from './releases'

/** Makes the web server read its configuration again; throws when it refuses it. */
export type Reload = () => void

/**
 * Writes the parts of nginx's configuration for a release to `nginx/` of a server, and reloads unless they were there
 * and loaded before. The policy allows the inline scripts of every release that is kept, so that switching between them
 * needs no second step. When the reload fails, what was there is put back, and the error goes on.
 */
export function configure(target: string, release: string, reload: Reload): void {
  const { policy, ...rest } = readRelease(target, release)
  const hashes = releaseNames(target).flatMap((name) => hashesIn(readRelease(target, name).policy))
  const security = {
    ...rest.security,
    'Content-Security-Policy': policy.replace(hash, [...new Set(hashes)].join(' ')),
  }
  const wanted = new Map([
    [join(target, 'nginx/http.conf'), nginxHttp(rest.moves)],
    [join(target, 'nginx/server.conf'), nginxServer(security)],
  ])
  const before = new Map([...wanted.keys()].map((path) => [path, readIfThere(path)]))
  // Written is not loaded: whoever wrote it may have been killed before the reload.
  const loaded = join(target, 'nginx/.loaded')
  const all = [...wanted.values()].join('')
  if ([...before.values()].join('') === all && readIfThere(loaded) === all) return
  for (const [path, text] of wanted) writeWhole(path, text)
  try {
    reload()
  } catch (error) {
    for (const [path, text] of before) if (text !== undefined) writeWhole(path, text)
    throw error
  }
  writeWhole(loaded, all)
}

const hash = /'sha256-[^']+'/

function hashesIn(policy: string): string[] {
  return policy.match(new RegExp(hash, 'g')) ?? []
}

function readRelease(target: string, release: string) {
  const read = (file: string) => readFileSync(join(target, 'releases', release, file), 'utf8')
  const security = readEdgeHeaders(read('_headers'))('/')
  return {
    security,
    policy: security['Content-Security-Policy'] ?? '',
    moves: readMoves(read('_redirects')),
  }
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
