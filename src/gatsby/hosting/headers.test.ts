import { analytics } from '../../site/thirdParties'
import { securityHeaders } from './headers'

const policyOf = (thirdParties: (typeof analytics)[]) =>
  securityHeaders({ scriptHashes: ['sha256-a'], thirdParties })['Content-Security-Policy'] ?? ''

test('a configured third party adds its hosts and disables Trusted Types', () => {
  const policy = policyOf([analytics])
  expect(policy).not.toContain('trusted-types')
  for (const host of analytics.hosts.script) {
    expect(policy).toMatch(new RegExp(`script-src [^;]*${host.replaceAll('.', '\\.')}`))
  }
})

test('no header exceeds the maximum length of edge hosts', () => {
  for (const [name, value] of Object.entries(
    securityHeaders({ scriptHashes: ['sha256-a'], thirdParties: [] }),
  )) {
    expect([name, `  ${name}: ${value}`.length < 2000]).toEqual([name, true])
  }
})
