import { reportsPath } from '../../site/permanentPaths'
import type { ThirdParty } from '../../site/thirdParties'

export type Headers = Readonly<Record<string, string>>

interface PolicyParts {
  readonly scriptHashes: readonly string[]
  /** The third parties that are configured for this build. */
  readonly thirdParties: readonly Pick<ThirdParty, 'hosts'>[]
}

/** The video player's host. Pages may embed no other third party in a frame. */
const videoHost = 'https://www.youtube-nocookie.com'

/** Browser features that no page uses. The permissions policy denies them. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const permissionsPolicy = [
  ...unusedFeatures.map((name) => `${name}=()`),
  // The copy button and the computer check need these. `web-share` and `autoplay` are not listed: pages may use them by
  // default, and browsers without a share sheet would log a warning about `web-share`.
  'clipboard-write=(self)',
  'ch-ua-high-entropy-values=(self)',
  // Allows full screen for the video player. `self` is needed too: a frame can only have permissions that its page has.
  `fullscreen=(self "${videoHost}")`,
].join(',')

/** Returns the security headers for all responses, including errors. Values omit optional spaces to save bytes. */
export function securityHeaders(parts: PolicyParts): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(parts),
    'Reporting-Endpoints': `policy="${reportsPath}"`,
    'Permissions-Policy': permissionsPolicy,
    // In seconds: two years, as the list of sites that browsers only visit with HTTPS recommends.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    // The video player refuses to play without a referrer.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': resourcePolicies.own,
  }
}

/**
 * The `Cache-Control` value for paths without a cache rule: browsers revalidate the file on every request.
 * `no-transform` stops proxies from rewriting a page, which would break its email links and its hydration. It also stops
 * them from compressing files, so only hosts that send precompressed files may use this value.
 */
export const revalidateUnchanged = 'public, max-age=0, must-revalidate, no-transform'

/** The `Cache-Control` value for files whose names change with their content. */
export const immutable = 'public, max-age=31536000, immutable'

/** `Cache-Control` values by path. A trailing `*` matches any characters. */
export const cacheRules: Headers = {
  // Paths in /static/ contain a hash of the file, and names of fonts contain a version.
  '/static/*': immutable,
  '/fonts/*': immutable,
  // Drawings, social cards and icons keep their names when they change. Visitors may see the old file for a day.
  '/cast/*': 'public, max-age=86400',
  '/cards/*': 'public, max-age=86400',
  '/icons/*': 'public, max-age=86400',
  '/builds/latest.json': 'no-store',
}

/** The values of `Cross-Origin-Resource-Policy`: for `sharedFiles`, and for all other responses. */
export const resourcePolicies = { shared: 'cross-origin', own: 'same-origin' } as const

/**
 * The files that other sites may show: social cards, icons, the logo and QR codes. A trailing `*` matches any characters.
 */
export const sharedFiles = [
  '/cards/*',
  '/icons/*',
  '/qr/*',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/mark.svg',
  '/mark-on-dark.svg',
] as const

/** The headers for the permanent URLs below /get/, which redirect to the newest files. */
export const latestHeaders = { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' } as const

/**
 * Returns the headers for the CMS that differ from those for pages. The CMS sets inline styles, displays local files,
 * and sends requests to the Git host. The site itself serves the fonts and scripts for the CMS.
 */
export function adminHeaders(gitHosts: readonly string[]): Headers {
  return {
    'Content-Security-Policy': serialized({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'blob:', 'data:', ...gitHosts],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'blob:', 'data:', ...gitHosts],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    }),
    // The CMS signs in through a pop-up window with a page from the Git host.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Robots-Tag': 'noindex',
  }
}

/**
 * Returns the policy for all pages. It allows what the site itself loads, its inline scripts by their hashes, and third
 * parties.
 */
function contentSecurityPolicy({ scriptHashes, thirdParties }: PolicyParts): string {
  const scripts = thirdParties.flatMap(({ hosts }) => hosts.script)
  const connections = thirdParties.flatMap(({ hosts }) => hosts.connect)

  return serialized({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", ...connections],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections],
    'manifest-src': ["'self'"],
    'frame-src': [videoHost],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Trusted Types are off for builds with third-party scripts, because these scripts do not support them.
    ...(thirdParties.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['app', 'webpack'],
    }),
    'report-to': ['policy'],
  })
}

function serialized(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join(';')
}
