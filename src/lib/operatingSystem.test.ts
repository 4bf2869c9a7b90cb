import {
  detectPlatform,
  detectSystem,
  versionName,
  type MachineHints,
  type SystemVersion,
  type VisitorSystem,
} from './operatingSystem'
import { systemProblem } from './systemProblem'

type Hints = Omit<MachineHints, 'userAgent'>

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const chromeMobile = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const win10 = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`
const win7 = 'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0'
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome}`
const safari = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`
const mojave =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.14; rv:115.0) Gecko/20100101 Firefox/115.0'
const linux = `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`
const chromeOs = `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`

const hint = (platform: string, architecture?: string, platformVersion?: string): Hints => ({
  userAgentData: { platform, mobile: false },
  highEntropy: architecture === undefined ? undefined : { architecture, platformVersion },
})
const mobile = (platform: string): Hints => ({ userAgentData: { platform, mobile: true } })
const phone = { isTouchFirst: true, maxTouchPoints: 5, screenSide: 390 }
const tablet = { isTouchFirst: true, maxTouchPoints: 10, screenSide: 820 }
const laptop = { isTouchFirst: false, maxTouchPoints: 10, screenSide: 900 }

// Each device with its user agent and its other hints. The next table has more computers.
const devices: Readonly<Record<string, [agent: string, hints?: Hints][]>> = {
  // Some computers with Windows have a touch screen, and tablets have no other pointer.
  windows: [
    [win10, { ...hint('Windows'), ...laptop }],
    [win10, { ...hint('Windows'), ...tablet }],
    [win10, tablet],
    [`${win10} Edg/131.0.0.0`, hint('Windows', 'arm', '15.0.0')],
    ['Mozilla/5.0 (Windows NT 10.0; ARM64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    ['Mozilla/5.0 (Windows NT 6.3; Trident/7.0; Touch; Tablet PC 2.0; rv:11.0) like Gecko'],
    [`${win10} SamsungBrowser/28.0`, hint('Windows')],
    [`${win10} Botim/1.0`, hint('Windows')],
  ],
  mac: [['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0']],
  mobile: [
    // Phones and tablets that say so in their own way.
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Mobile/15E148`, phone],
    [`Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) ${webkit} Mobile/15E148`],
    [`Mozilla/5.0 (Linux; Android 10; K) ${chromeMobile}`, mobile('Android')],
    [`Mozilla/5.0 (Linux; Android 10; K) ${chrome}`, { ...hint('Android'), ...tablet }],
    [`Mozilla/5.0 (Linux; Android 11; CUBOT_NOTE_20) ${chromeMobile}`],
    ['Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
    ['Mozilla/5.0 (Android 14; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0'],
    [`Mozilla/5.0 (Phone; OpenHarmony 5.0) ${chrome} ArkWeb/4.1.6.1 Mobile`, phone],
    [`Mozilla/5.0 (Tablet; OpenHarmony 5.0) ${chrome} ArkWeb/4.1.6.1`, tablet],
    [`Mozilla/5.0 (Linux; Android 12; HarmonyOS; ELS-AN00) ${chromeMobile}`],
    ['Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5'],
    [`Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia 950) ${chromeMobile} Edge/15.15254`],
    [`Mozilla/5.0 (Linux; Tizen 2.3; SAMSUNG SM-Z130H) ${webkit} Mobile Safari/537.3`],
    [`Mozilla/5.0 (Linux; Ubuntu 20.04 like Android 9) ${chromeMobile}`],
    // Crawlers are treated like the device that they report.
    [`Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${chromeMobile} (compatible; Googlebot/2.1)`],

    // Phones and tablets that report the system of a computer, as those that request the desktop site.
    [safari, { maxTouchPoints: 5, isTouchFirst: true, screenSide: 820 }],
    [safari, { maxTouchPoints: 5, isTouchFirst: false, screenSide: 1024 }],
    [linux, { ...hint('Linux'), ...phone }],
    [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Silk/126.4.1 like Chrome/126.0`, tablet],
    [linux, { ...hint('Android', '', '13.0.0'), ...laptop }],
    [win10, phone],
    [win10, { ...hint('Windows'), ...phone }],
    [mac, { ...hint('macOS'), ...phone }],
    ['Mozilla/5.0', phone],

    // TVs, consoles and headsets.
    [`Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) ${webkit} 76.0.3809.146/6.0 TV Safari/537.36`],
    [`Mozilla/5.0 (Web0S; Linux/SmartTV) ${chrome} WebAppManager`],
    [`Mozilla/5.0 (X11; Linux armv7l) ${chrome} CrKey/1.56.500000`],
    [`Mozilla/5.0 (Linux; Android 9; AFTS) ${chrome}`],
    [`Mozilla/5.0 (X11; Linux x86_64; Quest 3) ${chrome} OculusBrowser/35.0 VR Safari/537.36`],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox Series X) ${chrome} Edg/131.0`],
    [`Mozilla/5.0 (PlayStation; PlayStation 5/6.50) ${webkit} Version/15.4 Safari/605.1.15`],
    ['Mozilla/5.0 (Nintendo Switch; WifiWebAuthApplet) AppleWebKit/609.4 NintendoBrowser/5.1'],
  ],
  // With and without a touch screen, and phones that a monitor turns into computers.
  other: [
    [linux, hint('Linux', 'x86', '6.8.0')],
    [linux, { ...hint('Linux'), ...laptop }],
    ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    ['Mozilla/5.0 (Wayland; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    [`Mozilla/5.0 (X11; Linux aarch64) ${chrome}`],
    [chromeOs, hint('Chrome OS', 'x86', '16033.51.0')],
    [chromeOs, laptop],
    ['Mozilla/5.0 (X11; FreeBSD amd64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    [`Mozilla/5.0 (PC; OpenHarmony 5.0) ${chrome} ArkWeb/6.0.0`],
    [`Mozilla/5.0 (X11; Linux x86_64) SamsungBrowser/25.0 ${chrome}`, laptop],
  ],
  unknown: [
    [''],
    ['Mozilla/5.0'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ],
}

describe.each(Object.entries(devices))('%s is detected', (system, agents) => {
  test.each(agents)('from %s %j', (...[userAgent, hints]) => {
    expect(detectPlatform({ userAgent, ...hints })).toBe(system)
  })
})

test.each<[string, Hints, VisitorSystem, SystemVersion?]>([
  // The Windows version comes from client hints, or from the user agent of an old browser.
  [win10, hint('Windows', 'x86', '15.0.0'), 'windows', { contract: 15 }],
  [win10, hint('Windows', 'x86', '10.0.0'), 'windows', { contract: 10 }],
  // Chrome on Windows 7 reports Windows 10 in its user agent.
  [win10, hint('Windows', 'x86', '0.1.0'), 'windows', { contract: 0.1 }],
  [win10, hint('Windows', '', ''), 'windows'],
  [win10, hint('Windows'), 'windows'],
  [
    'Mozilla/5.0 (Windows NT 6.3; WOW64; Trident/7.0; rv:11.0) like Gecko',
    {},
    'windows',
    { contract: 0.1 },
  ],
  [win7, {}, 'windows', { contract: 0.1 }],

  // An M chip is proof. `x86` is none if the graphics card is Apple's: the browser may be made for Intel processors.
  [mac, hint('macOS', 'arm', '14.5.0'), 'mac', { macOS: 14.5 }],
  [
    mac,
    { ...hint('macOS', 'x86', '14.5.0'), webglRenderer: 'ANGLE (Apple, Apple M2)' },
    'mac',
    { macOS: 14.5 },
  ],
  [mac, { ...hint('macOS', 'x86', '14.5.0'), webglRenderer: 'Apple GPU' }, 'mac', { macOS: 14.5 }],
  [mac, { ...hint('macOS', 'arm', '14.5.0'), webglRenderer: 'Intel Iris' }, 'mac', { macOS: 14.5 }],
  [mac, hint('macOS', 'x86', '12.7.6'), 'macIntel', { macOS: 12.7 }],
  [mac, { ...hint('macOS', 'x86', ''), webglRenderer: 'Intel(R) Iris(TM) Plus' }, 'macIntel'],
  [mac, hint('macOS'), 'mac'],
  [mac, { webglRenderer: 'ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Version)' }, 'mac'],
  [mac, { webglRenderer: 'Apple M1, or similar' }, 'mac'],
  [mac, { webglRenderer: 'ANGLE (Apple, Metal Renderer: Intel(R) UHD 630)' }, 'macIntel'],
  [mac, { webglRenderer: 'Radeon R9 200 Series, or similar' }, 'macIntel'],
  [mac, { webglRenderer: 'NVIDIA GeForce GTX 480, or similar' }, 'macIntel'],
  [safari, { webglRenderer: 'Apple GPU', maxTouchPoints: 0 }, 'mac'],
  [mojave, {}, 'mac', { macOS: 10 }],

  [linux, { webglRenderer: 'Mesa Intel(R) UHD Graphics 620' }, 'other'],
])('%s %j is %s %j', (...[userAgent, hints, system, version]) => {
  expect(detectSystem({ userAgent, ...hints })).toEqual({ system, version })
})

test.each([
  ['windows', { contract: 15 }, 'Windows 11'],
  ['windows', { contract: 13 }, 'Windows 11'],
  ['windows', { contract: 10 }, 'Windows 10'],
  ['windows', { contract: 0.1 }, undefined],
  ['windows', undefined, undefined],
  ['mac', { macOS: 14.5 }, 'macOS 14'],
  ['mac', undefined, undefined],
] as const)('%s %j is %s', (system, version, name) => {
  expect(versionName({ system, version })).toBe(name)
})

test.each<[string, Hints, string?]>([
  [win7, {}, 'oldWindows'],
  [win10, hint('Windows', 'x86', '0.3.0'), 'oldWindows'],
  [win10, hint('Windows', 'x86', '1.0.0'), 'oldWindows'],
  [win10, hint('Windows', 'x86', '3.0.0')],
  [win10, hint('Windows', 'arm', '15.0.0'), 'armWindows'],
  [win10, {}],
  [mac, hint('macOS', 'arm', '12.7.6'), 'oldMac'],
  [mac, hint('macOS', 'arm', '13.0.0')],
  // Safari reports every macOS version after 10.15 as 10.15.7.
  [safari, {}],
  [mojave, {}, 'oldMac'],
  [linux, hint('Linux', 'arm', '6.8.0')],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chromeMobile}`, {}],
])('%s %j has the problem %s', (...[userAgent, hints, problem]) => {
  const minimum = {
    windows: { minimum: { system: 'Windows 10 Anniversary Update' } },
    mac: { minimum: { system: 'macOS 13' } },
  }
  expect(systemProblem({ userAgent, ...hints }, minimum)).toBe(problem)
})
