import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx } from '../../scripts/lib/executables'
import { startNginx, type Nginx } from '../../scripts/lib/startNginx'
import { temporaryFolder } from '../../scripts/lib/temporaryFolder.fixture'
import type visitor from '../../src/gatsby/hosting/nginxVisitor'
import { builtPath } from '../support/builtSite'
import { securityHeaders } from './contract/securityHeaders'
import { freePort } from './localServer'
import { sendRequest } from './sendRequest'

/** The generated configuration of nginx, with the script `visitor.js`. */
const generated = join(__dirname, '../../deploy/nginx/generated')

/** For every function of visitor.js, a path whose response depends on the function's result. */
const dependentPaths: Readonly<Record<keyof typeof visitor, string>> = {
  crawler: '/nowhere/',
  download_redirect: '/get/',
  home_redirect: '/',
  near_miss: '/nowhere/',
}

/** Copies the configuration to a temporary folder, and makes a function of its visitor.js throw. Returns the folder. */
function copyWithFailing(name: string): string {
  const copy = temporaryFolder()
  const path = join(copy, 'visitor.js')
  const planted = `$1.${name} = () => {\n  throw new Error('planted');\n};\n$&`

  cpSync(generated, copy, { recursive: true })
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^export default (\w+);$/m, planted))

  return copy
}

// Without nginx, these tests are skipped, and `npm test` reports that nginx is missing.
const describeWithNginx = findNginx() ? describe : describe.skip

// nginx itself only logs the error, and continues with an empty variable.
describeWithNginx.each(Object.entries(dependentPaths))(
  'nginx with a function %s that fails',
  (name, target) => {
    const browser = {
      headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
    }
    let nginx: Nginx
    let port = 0

    beforeAll(async () => {
      port = await freePort()
      nginx = await startNginx({ folder: builtPath(''), generated: copyWithFailing(name), port })
    })

    afterAll(() => nginx.stop())

    test(`responds with 500 to ${target}, which needs the function`, async () => {
      const { status, headers } = await sendRequest(port, target, browser)

      expect(status).toBe(500)
      expect(headers).toMatchObject(securityHeaders)
    })

    test('responds as usual to requests that do not need the function', async () => {
      const { status } = await sendRequest(port, '/about/', browser)

      expect(status).toBe(200)
    })
  },
)
