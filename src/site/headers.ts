/** Header lines by name. */
export type Headers = Readonly<Record<string, string>>

/** What a build adds to the security policy. */
export interface PolicyParts {
  /** The hashes of the inline scripts, as `sha256-…`. */
  readonly scriptHashes: readonly string[]
  /** The hosts of the third parties that the build was configured with. */
  readonly thirdParties: readonly {
    readonly hosts: { readonly script: readonly string[]; readonly connect: readonly string[] }
  }[]
}

/** The only third-party host that may be framed: the video player, after a click. */
const videoHost = 'https://www.youtube-nocookie.com'

/** Features that are denied to every page. */
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
 * What the copy button and the look at the machine need. The share sheet (`web-share`) is ours without a word;
 * where a system has none, browsers complain of its name, as they do of `bluetooth`. Ours without a word is `autoplay`,
 * too; the player's frame is given it where it stands.
 */
const ownFeatures = ['clipboard-write', 'ch-ua-high-entropy-values'] as const

/**
 * The headers of every answer, whatever its status, from the parts that a build adds to the policy; without spaces
 * between what they list, which every page would carry.
 */
export function securityHeaders(parts: PolicyParts): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(parts),
    'Permissions-Policy': permissionsPolicy(),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    // The video player refuses to play for a page that hides where it is.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** How long a browser may keep an answer that no rule below names: it asks each time, and mostly hears "unchanged". */
export const revalidate = 'public, max-age=0, must-revalidate'

/** The cache rule of what can't change under its name. */
export const immutable = 'public, max-age=31536000, immutable'

/** The length of the digests in file names, in hexadecimal digits: pages and scripts name many files. */
export const digestLength = 20

/** Scripts and style sheets whose name carries a digest of what they hold, as a regular expression over paths. */
export const digestNamed = String.raw`^/[^/]+[-.][0-9a-f]{${digestLength}}\.(?:js|css)$`

/** Cache rules of whole folders and single files, by path; a trailing `*` stands for whatever follows. */
export const cacheRules: Headers = {
  // Gatsby names the folders after what is in them, and the typeface carries its version.
  '/static/*': immutable,
  '/fonts/*': immutable,
  // Drawings and icons keep their names when they change: a day old is new enough.
  '/cast/*': 'public, max-age=86400',
  '/cards/*': 'public, max-age=86400',
  '/icons/*': 'public, max-age=86400',
  '/builds/latest.json': 'no-store',
}

/** The headers of the permanent addresses, which redirect to whatever is the newest file. */
export const latestHeaders = { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' } as const

function contentSecurityPolicy({ scriptHashes, thirdParties }: PolicyParts): string {
  const scripts = thirdParties.flatMap(({ hosts }) => hosts.script)
  const connections = thirdParties.flatMap(({ hosts }) => hosts.connect)
  const directives: Readonly<Record<string, readonly string[]>> = {
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
    // What third parties load writes to the page as it likes: they can't live under Trusted Types.
    ...(thirdParties.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['app', 'webpack'],
    }),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join(';')
}

function permissionsPolicy(): string {
  return [
    ...unusedFeatures.map((name) => `${name}=()`),
    ...ownFeatures.map((name) => `${name}=(self)`),
    // A frame gets only what the page around it has, and no other host's may fill the screen.
    `fullscreen=(self "${videoHost}")`,
  ].join(',')
}
