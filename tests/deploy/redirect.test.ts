import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx } from '../../scripts/lib/executables'
import { runNginx } from '../../scripts/lib/startNginx'
import { sendRequest } from './sendRequest'
import { freePort } from './localServer'

const testWithNginx = findNginx() ? test : test.skip

/** Returns the `server` block for plain HTTP in site.conf, changed to listen on a local port. */
function plainServer(port: number): string {
  const text = readFileSync(join(__dirname, '../../deploy/nginx/site.conf'), 'utf8')
  const [server = ''] = /^server \{\n {2}listen 80;\n.*?^\}\n/ms.exec(text) ?? []
  return server
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('server {', 'server {\n  access_log off;')
}

testWithNginx(
  'redirects to HTTPS on the configured host, regardless of the Host header',
  async () => {
    const prefix = mkdtempSync(join(tmpdir(), 'site-redirect-'))
    const port = await freePort()

    writeFileSync(
      join(prefix, 'nginx.conf'),
      `pid nginx.pid; error_log stderr warn; events {} http { ${plainServer(port)} }`,
    )
    const nginx = await runNginx(prefix, port)
    const locations = await Promise.all(
      ['facewright.example', 'forged.test'].map(async (Host) => {
        const { headers } = await sendRequest(port, '/about/?a=1', { headers: { Host } })
        return headers.location
      }),
    )

    await nginx.stop()
    const own = 'https://facewright.example/about/?a=1'

    expect(locations).toEqual([own, own])
  },
)
