import { configuredThirdParties } from '../../../src/gatsby/hosting/writeHostFiles'
import { readPage } from '../../support/builtSite'
import { inlineScriptHashes } from '../../support/inlineScripts'
import { sendRequest } from '../sendRequest'
import { getFrom, type Host } from './host'
import { font, script } from './sampleFiles'

/** The hosts of third parties that are configured for this build, each preceded by a space. */
const hostsOf = (kind: 'script' | 'connect') =>
  configuredThirdParties
    .flatMap(({ hosts }) => hosts[kind])
    .map((host) => ` ${host}`)
    .join('')

const [inlineScript = ''] = inlineScriptHashes(readPage('/'))
const videos = 'https://www.youtube-nocookie.com'

/** Third-party scripts assign strings where Trusted Types require their own objects. */
const trustedTypes = configuredThirdParties.length
  ? []
  : ["require-trusted-types-for 'script'", 'trusted-types app webpack']

const policy = [
  "default-src 'none'",
  `script-src 'self' '${inlineScript}'${hostsOf('script')}`,
  "style-src 'self'",
  `img-src 'self'${hostsOf('connect')}`,
  "font-src 'self'",
  `connect-src 'self'${hostsOf('connect')}`,
  "manifest-src 'self'",
  `frame-src ${videos}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  ...trustedTypes,
  'report-to policy',
]

/** The security headers of every response, which MDN's HTTP Observatory rates with 140 points. */
export const securityHeaders = {
  'content-security-policy': policy.join(';'),
  'reporting-endpoints': 'policy="/reports"',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** The browser features that pages may use (permissions policy). All others that the policy names are denied. */
const allowedFeatures = [
  'clipboard-write=(self)',
  'ch-ua-high-entropy-values=(self)',
  `fullscreen=(self "${videos}")`,
]

const deniedFeatures = [
  'camera=()',
  'microphone=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
]

/** A URL of each kind of response. */
const targets = [
  '/',
  '/ar/price/',
  '/about',
  '/get',
  '/get/',
  '/get/windows/',
  '/de/swap/ada-ben',
  '/nowhere',
  '/de/nowhere/',
  `/${script}`,
  `/${font}`,
]

/** Pictures that other sites show. */
const shareableFiles = [
  '/cards/home-en.png',
  '/cards/ada-ben.png',
  '/icons/icon-512.png',
  '/icons/swap-ada-ben.svg',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/mark.svg',
  '/qr/download-ar.svg',
]

/** Declares the tests for the security headers. */
export function testSecurityHeaders(host: Host): void {
  const get = getFrom(host)

  test('sends each security header once in every response', async () => {
    for (const target of targets) {
      const { headers } = await get(target)
      const features = String(headers['permissions-policy']).split(',')
      const allowed = features.filter((feature) => !feature.endsWith('=()'))

      expect([target, headers]).toMatchObject([target, securityHeaders])
      expect(allowed.toSorted()).toEqual(allowedFeatures.toSorted())
      expect(deniedFeatures.filter((feature) => !features.includes(feature))).toEqual([])
    }
  })

  test('sends the security headers with the response to a method that is not allowed', async () => {
    for (const target of ['/', '/about/', '/get/windows/', '/nowhere']) {
      const { headers } = await sendRequest(host.server(), target, { method: 'POST' })

      expect([target, headers]).toMatchObject([target, securityHeaders])
    }
  })

  test.each(shareableFiles)('allows other sites to show %s', async (target) => {
    const { status, headers } = await get(target)

    expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin'])
  })
}
