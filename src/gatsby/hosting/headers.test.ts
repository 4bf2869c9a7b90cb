import { analytics } from '../../site/thirdParties'
import { securityHeaders } from './headers'

const policyOf = (thirdParties: (typeof analytics)[]) =>
  securityHeaders({ scriptHashes: ['sha256-a'], thirdParties })['Content-Security-Policy'] ?? ''

test('the policy denies everything by default and allows no wildcard, inline code or eval', () => {
  const policy = policyOf([])
  expect(policy).toMatch(/^default-src 'none';script-src 'self' 'sha256-a';/)
  expect(policy).toContain("require-trusted-types-for 'script';trusted-types app webpack")
  expect(policy).not.toMatch(/unsafe|\*|data:|https?:(?!\/\/www\.youtube-nocookie\.com)/)
})

test('a configured third party adds its hosts and disables Trusted Types', () => {
  const policy = policyOf([analytics])
  expect(policy).not.toContain('trusted-types')
  for (const host of analytics.hosts.script) {
    expect(policy).toMatch(new RegExp(`script-src [^;]*${host.replaceAll('.', '\\.')}`))
  }
})

test('only the page and the video player may use full screen', () => {
  const features = securityHeaders({ scriptHashes: [], thirdParties: [] })['Permissions-Policy']
  expect(features?.split(',')).toContain('fullscreen=(self "https://www.youtube-nocookie.com")')
})

test('no header exceeds the maximum length of edge hosts', () => {
  for (const [name, value] of Object.entries(
    securityHeaders({ scriptHashes: ['sha256-a'], thirdParties: [] }),
  )) {
    expect([name, `  ${name}: ${value}`.length < 2000]).toEqual([name, true])
  }
})
