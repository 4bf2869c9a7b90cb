import { detectSystem, versionName, type MachineHints, type System } from './operatingSystem'

const chrome = (platform: string, tail = '') =>
  `Mozilla/5.0 (${platform}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36${tail}`
const chromeMobile = (platform: string, tail = '') =>
  `Mozilla/5.0 (${platform}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36${tail}`
const safari = (platform: string, version = '17.6') =>
  `Mozilla/5.0 (${platform}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`
const ios = (platform: string, tail: string) =>
  `Mozilla/5.0 (${platform}) AppleWebKit/605.1.15 (KHTML, like Gecko) ${tail}`

const win10 = 'Windows NT 10.0; Win64; x64'
const mac = 'Macintosh; Intel Mac OS X 10_15_7'
const iphone = 'iPhone; CPU iPhone OS 17_6 like Mac OS X'
const firefoxWin =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'
const firefoxMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0'

const hint = (
  platform: string,
  architecture?: string,
  platformVersion?: string,
  mobile = false,
) => ({
  userAgentData: { platform, mobile },
  highEntropy:
    architecture === undefined ? undefined : { architecture, bitness: '64', platformVersion },
})

type Case = [string, MachineHints, System, number?]

const windows: Case[] = [
  [
    'Windows 11 x64, Chrome',
    { userAgent: chrome(win10), ...hint('Windows', 'x86', '15.0.0') },
    'windows',
    15,
  ],
  [
    'Windows 11 x64, Edge',
    { userAgent: chrome(win10, ' Edg/131.0.0.0'), ...hint('Windows', 'x86', '13.0.0') },
    'windows',
    13,
  ],
  [
    'Windows 11 24H2, Opera',
    { userAgent: chrome(win10, ' OPR/115.0.0.0'), ...hint('Windows', 'x86', '19.0.0') },
    'windows',
    19,
  ],
  [
    'Windows 11 on ARM, Edge',
    { userAgent: chrome(win10, ' Edg/131.0.0.0'), ...hint('Windows', 'arm', '15.0.0') },
    'windows',
    15,
  ],
  [
    'Windows 11 on ARM, Chrome',
    { userAgent: chrome(win10), ...hint('Windows', 'arm', '14.0.0') },
    'windows',
    14,
  ],
  [
    'Windows 10 x64, Chrome',
    { userAgent: chrome(win10), ...hint('Windows', 'x86', '10.0.0') },
    'windows',
    10,
  ],
  [
    'Windows 10 Anniversary Update, Chrome',
    { userAgent: chrome(win10), ...hint('Windows', 'x86', '3.0.0') },
    'windows',
    3,
  ],
  [
    'Windows 10 first release, Chrome',
    { userAgent: chrome(win10), ...hint('Windows', 'x86', '1.0.0') },
    'windows',
    1,
  ],
  [
    'Windows 10, Chrome 32 bit on 64',
    { userAgent: chrome('Windows NT 10.0; WOW64'), ...hint('Windows', 'x86', '10.0.0') },
    'windows',
    10,
  ],
  [
    'Windows 10, Chrome without answer',
    { userAgent: chrome(win10), ...hint('Windows') },
    'windows',
    undefined,
  ],
  [
    'Windows 10, Chrome with empty answer',
    { userAgent: chrome(win10), ...hint('Windows', '', '') },
    'windows',
    undefined,
  ],
  ['Windows 10, Chrome on plain http', { userAgent: chrome(win10) }, 'windows', undefined],
  ['Windows, Firefox', { userAgent: firefoxWin }, 'windows', undefined],
  [
    'Windows, Firefox with a touch screen',
    { userAgent: firefoxWin, maxTouchPoints: 10 },
    'windows',
    undefined,
  ],
  [
    'Windows 8.1, Chrome 109',
    { userAgent: chrome('Windows NT 6.3; Win64; x64'), ...hint('Windows', 'x86', '0.3.0') },
    'windows',
    0.3,
  ],
  [
    'Windows 7, Chrome 109',
    { userAgent: chrome('Windows NT 6.1; Win64; x64'), ...hint('Windows', 'x86', '0.1.0') },
    'windows',
    0.1,
  ],
  [
    'Windows 7, Firefox ESR',
    {
      userAgent: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0',
    },
    'windows',
    0.1,
  ],
  [
    'Windows 8.1, Internet Explorer',
    { userAgent: 'Mozilla/5.0 (Windows NT 6.3; WOW64; Trident/7.0; rv:11.0) like Gecko' },
    'windows',
    0.3,
  ],
  [
    'Windows, Discord',
    {
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) discord/1.0.9172 Chrome/128.0.6613.186 Electron/32.2.2 Safari/537.36',
    },
    'windows',
    undefined,
  ],
]

const macs: Case[] = [
  [
    'Apple silicon, Chrome',
    { userAgent: chrome(mac), ...hint('macOS', 'arm', '14.5.0') },
    'macAppleSilicon',
    14,
  ],
  [
    'Apple silicon under Rosetta, Chrome',
    { userAgent: chrome(mac), ...hint('macOS', 'arm', '13.0.0') },
    'macAppleSilicon',
    13,
  ],
  [
    'Apple silicon, Edge',
    { userAgent: chrome(mac, ' Edg/131.0.0.0'), ...hint('macOS', 'arm', '15.1.0') },
    'macAppleSilicon',
    15,
  ],
  [
    'Apple silicon, Chrome without answer, renderer',
    {
      userAgent: chrome(mac),
      ...hint('macOS'),
      webglRenderer: 'ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)',
    },
    'macAppleSilicon',
    undefined,
  ],
  [
    'Apple silicon, Chrome with empty answer, renderer',
    {
      userAgent: chrome(mac),
      ...hint('macOS', '', ''),
      webglRenderer: 'ANGLE (Apple, ANGLE Metal Renderer: Apple M3 Pro, Unspecified Version)',
    },
    'macAppleSilicon',
    undefined,
  ],
  [
    'Apple silicon, Firefox',
    { userAgent: firefoxMac, webglRenderer: 'Apple M1, or similar' },
    'macAppleSilicon',
    undefined,
  ],
  ['Intel, Chrome', { userAgent: chrome(mac), ...hint('macOS', 'x86', '12.7.6') }, 'macIntel', 12],
  [
    'Intel, Edge',
    { userAgent: chrome(mac, ' Edg/131.0.0.0'), ...hint('macOS', 'x86', '13.6.0') },
    'macIntel',
    13,
  ],
  [
    'Intel, Opera',
    { userAgent: chrome(mac, ' OPR/115.0.0.0'), ...hint('macOS', 'x86', '11.7.10') },
    'macIntel',
    11,
  ],
  [
    'Intel, Chrome without answer, renderer',
    {
      userAgent: chrome(mac),
      ...hint('macOS'),
      webglRenderer: 'ANGLE (Intel Inc., Intel(R) Iris(TM) Plus Graphics 655, OpenGL 4.1)',
    },
    'macIntel',
    undefined,
  ],
  [
    'Intel, Chrome, renderer naming Apple as platform',
    {
      userAgent: chrome(mac),
      webglRenderer:
        'ANGLE (Apple, ANGLE Metal Renderer: Intel(R) UHD Graphics 630, Unspecified Version)',
    },
    'macIntel',
    undefined,
  ],
  [
    'Intel, Firefox, Intel graphics',
    { userAgent: firefoxMac, webglRenderer: 'Intel(R) HD Graphics 400, or similar' },
    'macIntel',
    undefined,
  ],
  [
    'Intel, Firefox, Radeon',
    { userAgent: firefoxMac, webglRenderer: 'Radeon R9 200 Series, or similar' },
    'macIntel',
    undefined,
  ],
  [
    'Intel, Firefox, GeForce',
    { userAgent: firefoxMac, webglRenderer: 'NVIDIA GeForce GTX 480, or similar' },
    'macIntel',
    undefined,
  ],
  [
    'unknown kind, Chrome without answer',
    { userAgent: chrome(mac), ...hint('macOS') },
    'macUnknown',
    undefined,
  ],
  ['unknown kind, Firefox without WebGL', { userAgent: firefoxMac }, 'macUnknown', undefined],
  [
    'unknown kind, Safari',
    { userAgent: safari(mac), maxTouchPoints: 0, webglRenderer: 'Apple GPU' },
    'macUnknown',
    undefined,
  ],
  ['unknown kind, Safari 18', { userAgent: safari(mac, '18.1') }, 'macUnknown', undefined],
  [
    'unknown kind, Safari on High Sierra',
    { userAgent: safari('Macintosh; Intel Mac OS X 10_13_6', '13.1.2') },
    'macUnknown',
    10,
  ],
  [
    'unknown kind, Firefox on Mojave',
    {
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.14; rv:115.0) Gecko/20100101 Firefox/115.0',
    },
    'macUnknown',
    10,
  ],
]

const handhelds: Case[] = [
  [
    'iPhone, Safari',
    { userAgent: ios(iphone, 'Version/17.6 Mobile/15E148 Safari/604.1'), maxTouchPoints: 5 },
    'mobile',
  ],
  [
    'iPhone, Chrome',
    { userAgent: ios(iphone, 'CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1') },
    'mobile',
  ],
  [
    'iPhone, Firefox',
    { userAgent: ios(iphone, 'FxiOS/132.0 Mobile/15E148 Safari/605.1.15') },
    'mobile',
  ],
  [
    'iPhone, inside Instagram',
    {
      userAgent: ios(
        iphone,
        'Mobile/15E148 Instagram 357.1.0.29.100 (iPhone14,5; iOS 17_6; en_US; en; scale=3.00; 1170x2532; 658190593)',
      ),
    },
    'mobile',
  ],
  [
    'iPhone, inside Facebook',
    {
      userAgent: ios(
        iphone,
        'Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.38.107;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.6;FBLC/en_US]',
      ),
    },
    'mobile',
  ],
  [
    'iPhone, inside TikTok',
    {
      userAgent: ios(
        iphone,
        'Mobile/15E148 musical_ly_36.9.0 BytedanceWebview/d8a21c6 JsSdk/2.0 NetType/WIFI Channel/App Store',
      ),
    },
    'mobile',
  ],
  [
    'iPhone, inside Pinterest',
    { userAgent: ios(iphone, 'Mobile/15E148 [Pinterest/iOS]') },
    'mobile',
  ],
  [
    'iPod touch',
    {
      userAgent: ios(
        'iPod touch; CPU iPhone OS 15_8 like Mac OS X',
        'Version/15.6 Mobile/15E148 Safari/604.1',
      ),
    },
    'mobile',
  ],
  [
    'iPad asking for the mobile site',
    {
      userAgent: ios('iPad; CPU OS 17_6 like Mac OS X', 'Version/17.6 Mobile/15E148 Safari/604.1'),
    },
    'mobile',
  ],
  [
    'iPad as desktop, Safari',
    { userAgent: safari(mac), maxTouchPoints: 5, webglRenderer: 'Apple GPU' },
    'mobile',
  ],
  [
    'iPad as desktop, Chrome',
    { userAgent: ios(mac, 'CriOS/131 Version/11.1.1 Safari/605.1.15'), maxTouchPoints: 5 },
    'mobile',
  ],
  [
    'Android phone, Chrome',
    { userAgent: chromeMobile('Linux; Android 10; K'), ...hint('Android', '', '14.0.0', true) },
    'mobile',
  ],
  [
    'Android phone, Chrome, no hints',
    { userAgent: chromeMobile('Linux; Android 10; K') },
    'mobile',
  ],
  [
    'Android phone, Firefox',
    { userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0' },
    'mobile',
  ],
  [
    'Android phone, Samsung Internet',
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
      ...hint('Android', undefined, undefined, true),
    },
    'mobile',
  ],
  [
    'Android phone, in-app browser',
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 13; SM-G991B Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.81 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.49.85;]',
    },
    'mobile',
  ],
  [
    'Android phone by Cubot',
    { userAgent: chromeMobile('Linux; Android 11; CUBOT_NOTE_20') },
    'mobile',
  ],
  [
    'Android tablet, Chrome',
    { userAgent: chrome('Linux; Android 10; K'), ...hint('Android', '', '13.0.0', false) },
    'mobile',
  ],
  [
    'Android tablet as desktop, Chrome',
    { userAgent: chrome('X11; Linux x86_64'), ...hint('Android', '', '13.0.0', false) },
    'mobile',
  ],
  [
    'Android tablet, Firefox',
    { userAgent: 'Mozilla/5.0 (Android 13; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0' },
    'mobile',
  ],
  [
    'Kindle Fire, Silk',
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/131.3.1 like Chrome/131.0.6778.81 Safari/537.36',
    },
    'mobile',
  ],
  [
    'Windows Phone',
    {
      userAgent:
        'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15254',
    },
    'mobile',
  ],
  [
    'KaiOS phone',
    { userAgent: 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5' },
    'mobile',
  ],
]

const rest: Case[] = [
  [
    'Chrome OS, Chrome',
    { userAgent: chrome('X11; CrOS x86_64 14541.0.0'), ...hint('Chrome OS', 'x86', '16033.51.0') },
    'other',
  ],
  ['Chrome OS, no hints', { userAgent: chrome('X11; CrOS aarch64 14541.0.0') }, 'other'],
  [
    'Linux, Chrome',
    { userAgent: chrome('X11; Linux x86_64'), ...hint('Linux', 'x86', '6.8.0') },
    'other',
  ],
  [
    'Linux, Firefox',
    { userAgent: 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' },
    'other',
  ],
  [
    'Linux with Intel graphics',
    {
      userAgent: chrome('X11; Linux x86_64'),
      webglRenderer: 'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)',
    },
    'other',
  ],
  [
    'FreeBSD, Firefox',
    { userAgent: 'Mozilla/5.0 (X11; FreeBSD amd64; rv:132.0) Gecko/20100101 Firefox/132.0' },
    'other',
  ],
  [
    'Xbox, Edge',
    {
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox Series X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    },
    'other',
  ],
  [
    'PlayStation 5',
    {
      userAgent:
        'Mozilla/5.0 (PlayStation; PlayStation 5/6.50) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.4 Safari/605.1.15',
    },
    'other',
  ],
  [
    'television with Tizen',
    {
      userAgent:
        'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) 76.0.3809.146/6.0 TV Safari/537.36',
    },
    'other',
  ],
  [
    'Googlebot as phone',
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.69 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    },
    'other',
  ],
  [
    'Bingbot as desktop',
    {
      userAgent:
        'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
    },
    'other',
  ],
  [
    'Applebot as Mac',
    {
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    },
    'other',
  ],
  ['nothing', { userAgent: '' }, 'other'],
  ['nonsense', { userAgent: 'Mozilla/5.0' }, 'other'],
]

describe('detectSystem', () => {
  it.each([...windows, ...macs, ...handhelds, ...rest])('%s', (...[, hints, system, version]) => {
    expect(detectSystem(hints)).toEqual({ system, version })
  })
})

describe('versionName', () => {
  it.each([
    ['windows', 15, 'Windows 11'],
    ['windows', 13, 'Windows 11'],
    ['windows', 10, 'Windows 10'],
    ['windows', 0.1, 'Windows 7'],
    ['windows', 0.2, 'Windows 8'],
    ['windows', 0.3, 'Windows 8.1'],
    ['windows', undefined, undefined],
    ['macAppleSilicon', 14, 'macOS 14'],
    ['macUnknown', undefined, undefined],
  ] as const)('of %s %s is %s', (system, version, name) => {
    expect(versionName({ system, version })).toBe(name)
  })
})
