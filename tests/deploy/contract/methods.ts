import { sendRequest } from '../sendRequest'
import type { Host } from './host'
import { script } from './sampleFiles'

const files = ['/about/', `/${script}`]
const otherTargets = ['/', '/about', '/get/', '/get/windows/', '/de/swap/ada-ben/', '/nowhere']

/** Declares the test for methods other than GET and HEAD. */
export function testMethods(host: Host): void {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'rejects the method %s, and names the allowed ones',
    async (method) => {
      for (const target of [...files, ...otherTargets]) {
        const { status, headers } = await sendRequest(host.server(), target, { method })
        // Cloudflare's own response for a file lacks the Allow header. The Worker does not run for most files.
        const allowed = host.edge && files.includes(target) ? undefined : 'GET, HEAD'

        expect([target, status, headers.allow]).toEqual([target, 405, allowed])
      }
    },
  )
}
