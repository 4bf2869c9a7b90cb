import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, symlinkSync } from 'node:fs'
import { connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findExecutable, findNginx } from '../../scripts/lib/executables'
import { hasBrotli, runNginx } from '../../scripts/lib/startNginx'
import { temporaryFolder } from '../../scripts/lib/temporaryFolder.fixture'
import { reportsPath } from '../../src/site/permanentPaths'
import { builtPath, readBuilt } from '../support/builtSite'
import { securityHeaders } from './contract/securityHeaders'
import { freePort } from './localServer'
import { sendRequest } from './sendRequest'

const project = join(__dirname, '../..')
const hostName = 'facewright.example'
const describeWithNginx = findNginx() && findExecutable('openssl') ? describe : describe.skip

interface Ports {
  readonly plain: number
  readonly secure: number
}

/** Returns whether nginx knows the directive `http2`. */
function hasHttp2Directive(): boolean {
  const { stderr } = spawnSync(findNginx() ?? 'nginx', ['-v'], { encoding: 'utf8' })
  const version = /nginx\/([\d.]+)/.exec(stderr)?.[1] ?? ''
  return version.localeCompare('1.25.1', 'en', { numeric: true }) >= 0
}

const hasIpv6 = () =>
  Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ family }) => family === 'IPv6'),
  )

/** The directives of the `http` block in Debian's nginx.conf that site.conf could duplicate. */
const debianHttp = `
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ssl_protocols TLSv1.2 TLSv1.3;
  access_log access.log;
  gzip on;
`

/**
 * Returns site.conf, with ports that every user may open and with paths relative to the prefix. Lines that this computer
 * does not support are changed as the comments in the file say. The `http` block is that of Debian's nginx.conf.
 */
function siteConfiguration({ plain, secure }: Ports): string {
  let lines = readFileSync(join(project, 'deploy/nginx/site.conf'), 'utf8')
    .replaceAll(/(listen (?:\[::\]:)?)80\b/g, `$1${plain}`)
    .replaceAll(/(listen (?:\[::\]:)?)443\b/g, `$1${secure}`)
    .replaceAll('/srv/site/current/nginx/', 'generated/')
    .replaceAll(`/etc/letsencrypt/live/${hostName}/`, '')
    .replaceAll('/var/log/nginx/', '')

  if (!hasIpv6()) lines = lines.replaceAll(/^.*listen \[::\].*\n/gm, '')
  if (!hasBrotli()) lines = lines.replace('brotli_static on;', '')
  if (!hasHttp2Directive())
    lines = lines.replace('http2 on;', '').replaceAll(/(listen .*) ssl;/g, '$1 ssl http2;')

  return `include /etc/nginx/modules-enabled/*.conf; pid nginx.pid; error_log stderr warn; events {} http {${debianHttp}${lines}}`
}

/** Makes a folder with the configuration, the built site, and a certificate for the host name. */
function makePrefix(ports: Ports): string {
  const prefix = temporaryFolder({ 'nginx.conf': siteConfiguration(ports) })
  const files = ['-keyout', join(prefix, 'privkey.pem'), '-out', join(prefix, 'fullchain.pem')]
  const names = ['-subj', `/CN=${hostName}`, '-addext', `subjectAltName=DNS:${hostName}`]

  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...names, ...files], {
    stdio: 'ignore',
  })
  symlinkSync('/usr/lib/nginx/modules', join(prefix, 'modules'))
  symlinkSync(builtPath(''), join(prefix, 'public'))
  symlinkSync(join(project, 'deploy/nginx/generated'), join(prefix, 'generated'))

  return prefix
}

/** Sends a request to the configured host with HTTP/2. `prefix` contains its certificate. */
async function requestWithHttp2(prefix: string, port: number, headers: OutgoingHttpHeaders) {
  const session = connect(`https://127.0.0.1:${port}`, {
    ca: readFileSync(join(prefix, 'fullchain.pem')),
    servername: hostName,
  })
  const request = session.request({ ':authority': hostName, ...headers })

  request.end()
  const [received] = (await once(request, 'response')) as [IncomingHttpHeaders]
  const body = await text(request)

  session.close()

  return { headers: received, body }
}

describeWithNginx('the configuration for your own server', () => {
  const ports = { plain: 0, secure: 0 }

  beforeAll(async () => {
    ports.plain = await freePort()
    ports.secure = await freePort()
  })

  test('is accepted by nginx without a warning', () => {
    const prefix = makePrefix(ports)
    const args = ['-t', '-e', 'stderr', '-p', prefix, '-c', 'nginx.conf']
    const { status, stderr } = spawnSync(findNginx() ?? 'nginx', args, { encoding: 'utf8' })

    expect([status, /^.*\[(?:warn|error|crit|alert|emerg)\].*$/m.exec(stderr)?.[0]]).toEqual([
      0,
      undefined,
    ])
  })

  test('redirects to HTTPS on the configured host, regardless of the Host header', async () => {
    const nginx = await runNginx(makePrefix(ports), ports.plain)
    const locations = await Promise.all(
      [hostName, 'forged.test'].map(async (Host) => {
        const { headers } = await sendRequest(ports.plain, '/about/?a=1', { headers: { Host } })
        return headers.location
      }),
    )

    await nginx.stop()
    const own = `https://${hostName}/about/?a=1`

    expect(locations).toEqual([own, own])
  })

  test('logs visits and reports of policy violations, each in its own file', async () => {
    const nginx = await runNginx(makePrefix(ports), ports.secure)
    const send = (path: string, method: string) =>
      requestWithHttp2(nginx.prefix, ports.secure, { ':path': path, ':method': method })

    await send('/about/', 'GET')
    await send(reportsPath, 'POST')
    // nginx logs a request before it reads the next one.
    await send('/robots.txt', 'GET')
    const [visits = '', reports] = ['access.log', 'reports.log'].map((file) =>
      readFileSync(join(nginx.prefix, file), 'utf8'),
    )

    await nginx.stop()
    expect(visits).toMatch(/^127\.0\.0\.1 .* "GET \/about\/ /)
    expect(visits).not.toContain(reportsPath)
    expect(reports).toMatch(/^[\d:T+-]+ \n$/)
  })

  test('serves pages with HTTP/2', async () => {
    const nginx = await runNginx(makePrefix(ports), ports.secure)
    const { headers, body } = await requestWithHttp2(nginx.prefix, ports.secure, {
      ':path': '/about/',
    })

    await nginx.stop()
    expect(body === readBuilt('about/index.html')).toBe(true)
    expect(headers).toMatchObject({ ':status': 200, ...securityHeaders })
  })
})
