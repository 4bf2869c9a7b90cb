import { detectSystem, versionName, type MachineHints, type System } from './operatingSystem'
import { systemProblem } from './systemProblem'

const win10 = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36'
const win81 = 'Mozilla/5.0 (Windows NT 6.3; WOW64; Trident/7.0; rv:11.0) like Gecko'
const win7 = 'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/131.0.0.0 Safari/537.36'
const mojave = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.14; rv:115.0) Gecko/20100101'
const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.6 Safari/605.1.15'
const linux = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36'

const hint = (platform: string, architecture?: string, platformVersion?: string): Hints => ({
  userAgentData: { platform, mobile: false },
  highEntropy: architecture === undefined ? undefined : { architecture, platformVersion },
})

type Hints = Omit<MachineHints, 'userAgent'>

test.each<[string, Hints, System, number?]>([
  // The Windows version comes from client hints, or from the user agent of an old browser.
  [win10, hint('Windows', 'x86', '15.0.0'), 'windows', 15],
  [win10, hint('Windows', 'arm', '14.0.0'), 'windows', 14],
  [win10, hint('Windows', 'x86', '10.0.0'), 'windows', 10],
  // Chrome on Windows 7 reports Windows 10 in its user agent.
  [win10, hint('Windows', 'x86', '0.1.0'), 'windows', 0.1],
  [win10, hint('Windows', '', ''), 'windows'],
  [win10, hint('Windows'), 'windows'],
  [win10, { maxTouchPoints: 10 }, 'windows'],
  [win81, {}, 'windows', 0.3],
  [win81, hint('Windows', 'x86', '0.3.0'), 'windows', 0.3],
  [win7, {}, 'windows', 0.1],

  // The processor of a Mac comes from client hints, or from the WebGL renderer.
  [mac, hint('macOS', 'arm', '14.5.0'), 'macAppleSilicon', 14],
  [mac, hint('macOS', 'x86', '12.7.6'), 'macIntel', 12],
  [mac, hint('macOS'), 'macUnknown'],
  [mac, { webglRenderer: 'ANGLE (Apple, Metal Renderer: Apple M2)' }, 'macAppleSilicon'],
  [mac, { webglRenderer: 'Apple M1, or similar' }, 'macAppleSilicon'],
  [mac, { webglRenderer: 'ANGLE (Apple, Metal Renderer: Intel(R) UHD 630)' }, 'macIntel'],
  [mac, { webglRenderer: 'Radeon R9 200 Series, or similar' }, 'macIntel'],
  [mac, { webglRenderer: 'NVIDIA GeForce GTX 480, or similar' }, 'macIntel'],
  [safari, { webglRenderer: 'Apple GPU', maxTouchPoints: 0 }, 'macUnknown'],
  [mojave, {}, 'macUnknown', 10],

  // Phones and tablets. Some have the user agent of a computer.
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Mobile/15E148', {}, 'mobile'],
  ['Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) Mobile/15E148', {}, 'mobile'],
  ['Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) Mobile/15E148', {}, 'mobile'],
  [safari, { webglRenderer: 'Apple GPU', maxTouchPoints: 5 }, 'mobile'],
  ['Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36', {}, 'mobile'],
  ['Mozilla/5.0 (Linux; Android 11; CUBOT_NOTE_20) Chrome/131.0.0.0 Mobile', {}, 'mobile'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', {}, 'mobile'],
  [linux, hint('Android', '', '13.0.0'), 'mobile'],
  ['Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia 950) Edge/15.15254', {}, 'mobile'],
  ['Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Firefox/48.0 KAIOS/2.5', {}, 'mobile'],

  // Systems without a download, and crawlers.
  [linux, { webglRenderer: 'Mesa Intel(R) UHD Graphics 620' }, 'other'],
  [linux, hint('Linux', 'x86', '6.8.0'), 'other'],
  [linux, hint('Chrome OS', 'x86', '16033.51.0'), 'other'],
  ['Mozilla/5.0 (X11; CrOS aarch64 14541.0.0) Chrome/131.0.0.0 Safari/537.36', {}, 'other'],
  ['Mozilla/5.0 (X11; FreeBSD amd64; rv:132.0) Gecko/20100101 Firefox/132.0', {}, 'other'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox Series X) Edg/131.0', {}, 'other'],
  ['Mozilla/5.0 (PlayStation; PlayStation 5/6.50) Version/15.4 Safari/605.1.15', {}, 'other'],
  ['Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) TV Safari/537.36', {}, 'other'],
  ['Mozilla/5.0 (Linux; Android 6.0.1) Mobile (compatible; Googlebot/2.1)', {}, 'other'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) (Applebot/0.1)', {}, 'other'],
  ['', {}, 'other'],
  ['Mozilla/5.0', {}, 'other'],
])('%s %j is %s %s', (...[userAgent, hints, system, version]) => {
  expect(detectSystem({ userAgent, ...hints })).toEqual({ system, version })
})

test.each([
  ['windows', 15, 'Windows 11'],
  ['windows', 13, 'Windows 11'],
  ['windows', 10, 'Windows 10'],
  ['windows', 0.1, 'Windows 7'],
  ['windows', 0.3, 'Windows 8.1'],
  ['windows', undefined, undefined],
  ['macAppleSilicon', 14, 'macOS 14'],
  ['macUnknown', undefined, undefined],
] as const)('%s %s is %s', (system, version, name) => {
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
  ['Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36', {}],
])('%s %j has the problem %s', (...[userAgent, hints, problem]) => {
  const minimum = {
    windows: { minimum: { system: 'Windows 10 Anniversary Update' } },
    mac: { minimum: { system: 'macOS 13' } },
  }
  expect(systemProblem({ userAgent, ...hints }, minimum)).toBe(problem)
})
