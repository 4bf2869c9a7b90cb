import { reportsPath } from '../../../src/site/permanentPaths'
import { sendRequest } from '../sendRequest'
import type { Host } from './host'
import { securityHeaders } from './securityHeaders'

/** Declares the test for a host that logs reports of policy violations. */
export function testReports(host: Host): void {
  test('accepts reports of policy violations, without a cookie', async () => {
    const report = [{ type: 'csp-violation', body: { blockedURL: 'inline' } }]

    const { status, headers } = await sendRequest(host.server(), reportsPath, {
      method: 'POST',
      body: JSON.stringify(report),
      headers: { 'Content-Type': 'application/reports+json' },
    })

    expect([status, headers['set-cookie']]).toEqual([204, undefined])
    expect(headers).toMatchObject(securityHeaders)
  })
}
