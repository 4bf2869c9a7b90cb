import type { ThirdParty } from '../src/site/thirdParties'

/** HTTP header values by name. */
export type Headers = Readonly<Record<string, string>>

/** The parts of the security policy that depend on the build. */
interface PolicyParts {
  /** The hashes of the inline scripts, as `sha256-…`. */
  readonly scriptHashes: readonly string[]
  /** The hosts of the third parties that the build was configured with. */
  readonly thirdParties: readonly Pick<ThirdParty, 'hosts'>[]
}

/** The only third-party host that may be framed: the video player, after a click. */
const videoHost = 'https://www.youtube-nocookie.com'

/** Browser features that no page uses, so the policy denies them. */
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
] as const

/**
 * Features that the copy button and the computer check need. `web-share` and `autoplay` are allowed to the page itself
 * by default; browsers on systems without a share sheet would warn about the name `web-share`.
 */
const ownFeatures = ['clipboard-write', 'ch-ua-high-entropy-values'] as const

/** Returns the security headers of every response, including errors. Values omit optional spaces to save bytes. */
export function securityHeaders(parts: PolicyParts): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(parts),
    'Permissions-Policy': permissionsPolicy(),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    // The video player refuses to play without a referrer.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** The cache rule for paths without a rule of their own: browsers revalidate each time. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** The cache rule for files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable'

/** Cache rules of folders and files by path; a trailing `*` matches the rest. */
export const cacheRules: Headers = {
  // Gatsby names these folders after their content; font names include their version.
  '/static/*': immutable,
  '/fonts/*': immutable,
  // Drawings and icons keep their names when they change; a day's delay is acceptable.
  '/cast/*': 'public, max-age=86400',
  '/cards/*': 'public, max-age=86400',
  '/icons/*': 'public, max-age=86400',
  '/builds/latest.json': 'no-store',
}

/** The headers of the permanent addresses, which redirect to the newest file. */
export const latestHeaders = { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' } as const

/**
 * The headers of the CMS that differ from those of the pages. The CMS sets inline styles, shows local files, and sends
 * requests to the Git host. Its fonts and scripts come from the site.
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
    // The CMS signs in through a window of the Git host.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Robots-Tag': 'noindex',
  }
}

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
    // Third-party scripts do not support Trusted Types.
    ...(thirdParties.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['app', 'webpack'],
    }),
  })
}

function serialized(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join(';')
}

function permissionsPolicy(): string {
  return [
    ...unusedFeatures.map((name) => `${name}=()`),
    ...ownFeatures.map((name) => `${name}=(self)`),
    // Only the video player may use full screen. A frame needs the permission of its page too.
    `fullscreen=(self "${videoHost}")`,
  ].join(',')
}
