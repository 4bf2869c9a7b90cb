import { appleGeneration, identifyCard } from './graphicsCards'
import { anchorCards, cardRows } from './graphicsCards.data'

/** The frame that Chromium on Windows puts round a card's name. */
const angle = (maker: string, name: string) =>
  `ANGLE (${maker}, ${name} Direct3D11 vs_5_0 ps_5_0, D3D11)`

const nvidia: [string, number | null][] = [
  ['NVIDIA GeForce GT 710 (0x0000128B)', 0],
  ['NVIDIA GeForce GT 730 (0x00001287)', 0],
  ['NVIDIA GeForce GT 1010 (0x00001D02)', 0],
  ['NVIDIA GeForce GTX 650 (0x00000FC6)', 0],
  ['NVIDIA GeForce GTX 750 Ti (0x00001380)', 0],
  ['NVIDIA GeForce GTX 780M', 0],
  ['NVIDIA GeForce GTX 950M', 0],
  ['NVIDIA GeForce GTX 960 (0x00001401)', 0],
  ['NVIDIA GeForce GTX 965M (0x00001427)', 0],
  ['NVIDIA GeForce 940MX', 0],
  ['NVIDIA GeForce MX450 (0x00001F97)', 0],
  ['NVIDIA GeForce GTX 980 (0x000013C0)', 1],
  ['NVIDIA GeForce GTX 1050 (0x00001C8D)', 0],
  ['NVIDIA GeForce GTX 1050 Ti (0x00001C82)', 0],
  ['NVIDIA GeForce GTX 1050 Ti with Max-Q Design (0x00001C8C)', 0],
  ['NVIDIA GeForce GTX 1060 with Max-Q Design (0x00001C60)', 0],
  ['NVIDIA GeForce GTX 1060 6GB (0x00001B83)', 1],
  ['NVIDIA GeForce GTX 1060 3GB (0x00001C02)', 1],
  ['NVIDIA GeForce GTX 1070 (0x00001B81)', 1],
  ['NVIDIA GeForce GTX 1080 Ti (0x00001B06)', 2],
  ['NVIDIA GeForce GTX 1650 (0x00001F82)', 0],
  ['NVIDIA GeForce GTX 1650 Ti (0x00001F95)', 0],
  ['NVIDIA GeForce GTX 1660 (0x00002184)', 1],
  ['NVIDIA GeForce GTX 1660 SUPER (0x000021C4)', 1],
  ['NVIDIA GeForce GTX 1660 Ti (0x00002182)', 1],
  ['NVIDIA GeForce RTX 2060 (0x00001E89)', 1],
  ['NVIDIA GeForce RTX 2060 SUPER (0x00001F06)', 1],
  ['NVIDIA GeForce RTX 2060 with Max-Q Design (0x00001F11)', 1],
  ['NVIDIA GeForce RTX 2070 (0x00001F02)', 2],
  ['NVIDIA GeForce RTX 2070 with Max-Q Design (0x00001F10)', 1],
  ['NVIDIA GeForce RTX 2070 Super with Max-Q Design (0x00001ED1)', 1],
  ['NVIDIA GeForce RTX 2070 SUPER (0x00001E84)', 2],
  ['NVIDIA GeForce RTX 2080 with Max-Q Design (0x00001E90)', 1],
  ['NVIDIA GeForce RTX 2080 Ti (0x00001E04)', 2],
  ['NVIDIA GeForce RTX 3050 (0x00002507)', 1],
  ['NVIDIA GeForce RTX 3050 Laptop GPU (0x000025A2)', 1],
  ['NVIDIA GeForce RTX 3050 Ti Laptop GPU (0x000025A0)', 1],
  ['NVIDIA GeForce RTX 3060 (0x00002503)', 2],
  ['NVIDIA GeForce RTX 3060 Laptop GPU (0x00002520)', 1],
  ['NVIDIA GeForce RTX 3060 Ti (0x000024C9)', 2],
  ['NVIDIA GeForce RTX 3070 Laptop GPU (0x000024DD)', 2],
  ['NVIDIA GeForce RTX 3080 Ti Laptop GPU (0x00002420)', 2],
  ['NVIDIA GeForce RTX 3090 Ti (0x00002203)', 2],
  ['NVIDIA GeForce RTX 4050 Laptop GPU (0x000028E1)', 1],
  ['NVIDIA GeForce RTX 4060 (0x00002882)', 2],
  ['NVIDIA GeForce RTX 4070 SUPER (0x00002783)', 2],
  ['NVIDIA GeForce RTX 4090 D (0x00002685)', 2],
  ['NVIDIA GeForce RTX 4090 Laptop GPU (0x00002757)', 2],
  ['NVIDIA GeForce RTX 5060 Ti (0x00002D04)', 2],
  ['NVIDIA Quadro P2000 (0x00001C30)', 0],
  ['NVIDIA Quadro P3200 (0x00001BBB)', 1],
  ['NVIDIA Quadro 600', 0],
  ['NVIDIA RTX 5000 Ada Generation (0x000026B2)', 2],
  ['NVIDIA RTX 5000 Ada Generation Laptop GPU (0x000027BA)', 2],
  ['NVIDIA GeForce RTX 7070', null],
]

const amd: [string, number | null][] = [
  ['AMD Radeon HD 7700 Series', 0],
  ['AMD Radeon HD 7500M/7600M Series', 0],
  ['AMD Radeon R5 340 (0x00006611)', 0],
  ['AMD Radeon R7 200 Series (0x00006658)', 0],
  ['AMD Radeon R7 370 Series (0x00006811)', 0],
  ['AMD Radeon R9 200 Series', null],
  ['AMD Radeon R9 200 / HD 7900 Series', null],
  ['AMD Radeon (TM) R9 380 Series', 0],
  ['Radeon (TM) RX 470 Graphics (0x000067DF)', 0],
  ['Radeon (TM) RX 480 Graphics (0x000067DF)', 1],
  ['Radeon RX 570 Series (0x000067DF)', 0],
  ['Radeon RX 580 Series (0x000067DF)', 1],
  ['Radeon RX 580 2048SP (0x00006FDF)', 0],
  ['Radeon RX Vega (0x0000687F)', 1],
  ['AMD Radeon(TM) RX Vega 11 Graphics (0x000015DD)', 0],
  ['AMD Radeon(TM) Vega 3 Graphics (0x000015D8)', 0],
  ['AMD Radeon(TM) Vega 6 Graphics (0x000015DD)', 0],
  ['AMD Radeon(TM) Graphics (0x00001638)', 0],
  ['AMD Radeon (TM) Graphics (0x000015E7)', 0],
  ['AMD Radeon(TM) R5 Graphics', 0],
  ['AMD Radeon(TM) 780M', 0],
  ['AMD Radeon 780M Graphics (0x000015BF)', 0],
  ['AMD Radeon(TM) 8060S Graphics (0x00001586)', 2],
  ['AMD Radeon RX 5500 XT (0x00007340)', 1],
  ['AMD Radeon RX 5700 (0x0000731F)', 2],
  ['AMD Radeon RX 6500 XT (0x0000743F)', 1],
  ['AMD Radeon RX 6600 (0x000073FF)', 2],
  ['AMD Radeon RX 6750 GRE 10GB (0x000073FF)', 2],
  ['AMD Radeon RX 6800 XT (0x000073BF)', 2],
  ['AMD Radeon RX 6800M (0x000073DF)', 2],
  ['AMD Radeon RX 7600S (0x00007480)', 1],
  ['AMD Radeon RX 7900 XTX (0x0000744C)', 2],
  ['AMD Radeon Graphics', null],
]

const intel: [string, number | null][] = [
  ['Intel(R) HD Graphics (0x000022B1)', 0],
  ['Intel(R) HD Graphics Family', 0],
  ['Intel(R) HD Graphics 4000 (0x00000166)', 0],
  ['Intel(R) HD Graphics 5500 (0x00001616)', 0],
  ['Intel(R) HD Graphics 630 (0x0000591B)', 0],
  ['Intel(R) UHD Graphics (0x00009BC4)', 0],
  ['Intel(R) UHD Graphics 770 (0x00004680)', 0],
  ['Intel(R) Iris(R) Plus Graphics 640 (0x00005926)', 0],
  ['Intel(R) Iris(R) Xe Graphics (0x0000A7A1)', 0],
  ['Intel(R) Arc(TM) Graphics (0x00007D55)', 0],
  ['Intel(R) Arc(TM) 140V GPU (16GB) (0x000064A0)', 0],
  ['Intel(R) Arc(TM) A750 Graphics (0x000056A1)', 2],
  ['Intel(R) Arc(TM) A770 Graphics (0x000056A0)', 2],
  ['Intel(R) Arc(TM) A370M Graphics (0x00005693)', 0],
  ['Intel(R) Arc(TM) B580 Graphics (0x0000E20B)', 2],
]

const others: [string, string, number | null][] = [
  ['ANGLE (NVIDIA GeForce GTX 1080 Direct3D11 vs_5_0 ps_5_0)', 'nvidia', 1],
  ['ANGLE (NVIDIA GeForce 9600 GT Direct3D11 vs_4_0 ps_4_0)', 'nvidia', 0],
  ['ANGLE (NVIDIA GeForce GTX 760 (192-bit) Direct3D11 vs_5_0 ps_5_0)', 'nvidia', 0],
  ['ANGLE (NVIDIA Corporation, NVIDIA GeForce RTX 3060/PCIe/SSE2, OpenGL 4.5.0)', 'nvidia', 2],
  [
    'ANGLE (NVIDIA, Vulkan 1.4.329 (NVIDIA NVIDIA GeForce RTX 5070 Ti Laptop GPU (0x00002F58)), NVIDIA)',
    'nvidia',
    2,
  ],
  ['NVIDIA GeForce GTX 1060 6GB/PCIe/SSE2', 'nvidia', 1],
  ['NVIDIA GeForce GT 750M OpenGL Engine', 'nvidia', 0],
  ['NVIDIA GeForce GTX 660', 'nvidia', 0],
  ['D3D12 (NVIDIA GeForce RTX 4070)', 'nvidia', 2],
  ['NVIDIA Tegra', 'nvidia', 0],
  ['nvidia ampere', 'nvidia', null],
  ['ANGLE (NVIDIA, NVIDIA GeForce GTX 980 Direct3D11 vs_5_0 ps_5_0), or similar', 'nvidia', null],
  ['ANGLE (NVIDIA, NVIDIA GeForce GTX 480 Direct3D11 vs_5_0 ps_5_0), or similar', 'nvidia', 0],
  ['NVIDIA GeForce GTX 980, or similar', 'nvidia', null],
  ['GeForce 8800 GTX, or similar', 'nvidia', null],
  ['Radeon R9 200 Series, or similar', 'amd', null],
  ['ANGLE (AMD, Radeon R9 200 Series Direct3D11 vs_5_0 ps_5_0), or similar', 'amd', null],
  ['ANGLE (AMD, Radeon HD 5850 Direct3D11 vs_5_0 ps_5_0), or similar', 'amd', 0],
  ['ANGLE (AMD, Radeon HD 3200 Graphics Direct3D11 vs_5_0 ps_5_0), or similar', 'amd', null],
  ['AMD Radeon RX 5500 XT (radeonsi, navi14, LLVM 15.0.7, DRM 3.49, 6.1.0-25-amd64)', 'amd', 1],
  ['AMD Radeon RX 5700 (NAVI10, DRM 3.35.0, 5.4.0-65-generic, LLVM 11.0.0)', 'amd', 2],
  ['AMD Radeon RX 7800 XT (radeonsi, navi32, LLVM 17.0.6, DRM 3.57, 6.8.0)', 'amd', 2],
  ['AMD Radeon RX 5600 OEM/5600 XT / 5700/5700 XT (radeonsi, navi10, LLVM 15.0.7)', 'amd', 1],
  ['AMD Radeon RX 6600/6600 XT/6600M (radeonsi, navi23, LLVM 15.0.7)', 'amd', 1],
  ['AMD Radeon Graphics (radeonsi, renoir, LLVM 15.0.7, DRM 3.49)', 'amd', 0],
  ['AMD Radeon Graphics (radeonsi, gfx1200, LLVM 19.1.1)', 'amd', null],
  ['ANGLE (AMD, AMD Radeon 680M (radeonsi rembrandt LLVM 18.1.8), OpenGL ES 3.2)', 'amd', 0],
  [
    'ANGLE (AMD, Vulkan 1.4.318 (AMD Radeon 610M (RADV RAPHAEL_MENDOCINO) (0x0000164E)), radv)',
    'amd',
    0,
  ],
  ['ANGLE (ATI Technologies Inc., AMD Radeon Pro 5300M OpenGL Engine, OpenGL 4.1)', 'amd', 0],
  ['AMD Radeon R9 M390 OpenGL Engine', 'amd', 0],
  ['AMD Radeon HD - FirePro D500 OpenGL Engine', 'amd', 0],
  ['amd rdna-2', 'amd', null],
  ['ANGLE (Intel, Intel(R) HD Graphics Direct3D11 vs_5_0 ps_5_0), or similar', 'intel', null],
  ['ANGLE (Intel, Intel(R) HD Graphics 400 Direct3D11 vs_5_0 ps_5_0), or similar', 'intel', 0],
  ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)', 'intel', 0],
  ['ANGLE (Intel, Mesa Intel(R) Xe Graphics (TGL GT2), OpenGL 4.6)', 'intel', 0],
  ['Mesa Intel(R) Arc(tm) A770 Graphics (DG2)', 'intel', 2],
  ['Mesa Intel(R) Graphics (BMG G21)', 'intel', null],
  ['Mesa DRI Intel(R) HD Graphics 400 (Braswell)', 'intel', 0],
  ['ANGLE (Intel Inc., Intel(R) Iris(TM) Plus Graphics 655, OpenGL 4.1)', 'intel', 0],
  ['Intel Iris Pro OpenGL Engine', 'intel', 0],
  ['intel gen-12lp', 'intel', null],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M1, Unspecified Version)', 'apple', 1],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M2 Max, Unspecified Version)', 'apple', 1],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M3 Pro, Unspecified Version)', 'apple', 2],
  ['ANGLE (Apple, Apple M4, OpenGL 4.1)', 'apple', 2],
  ['Apple M1, or similar', 'apple', 1],
  ['Apple GPU', 'apple', null],
  ['Apple A11 GPU', 'apple', null],
  ['apple metal-3', 'apple', null],
  ['Adreno (TM) 650', 'qualcomm', 0],
  ['ANGLE (Qualcomm, Adreno (TM) 740, OpenGL ES 3.2)', 'qualcomm', 0],
  [
    'ANGLE (Qualcomm, Qualcomm(R) Adreno(TM) X1-85 GPU (0x36334330) Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'qualcomm',
    0,
  ],
  ['ANGLE (ARM, Mali-G57 MC2, OpenGL ES 3.2)', 'arm', 0],
  ['Mali-G710 MC10', 'arm', 0],
  ['PowerVR Rogue GX6250', 'imagination', 0],
  ['ANGLE (Samsung Electronics Co., Ltd., Samsung Xclipse 920, OpenGL ES 3.2)', 'samsung', 0],
  ['Google SwiftShader', 'software', null],
  [
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'software',
    null,
  ],
  ['llvmpipe (LLVM 15.0.7, 256 bits)', 'software', null],
  ['ANGLE (VMware, Inc., SVGA3D; build: RELEASE; LLVM;, OpenGL 4.1)', 'software', null],
  ['Generic Renderer, or similar', 'unknown', null],
  ['ANGLE (Software Adapter Direct3D11 vs_5_0 ps_5_0)', 'software', null],
  ['Vivante GC1000', 'unknown', null],
  ['', 'unknown', null],
]

const microsoft: [string, number | null][] = [['Microsoft Basic Render Driver (0x0000008C)', null]]

describe('identifyCard', () => {
  it.each(nvidia)('NVIDIA: %s is of class %s', (name, tier) => {
    expect(identifyCard(angle('NVIDIA', name))).toMatchObject({ maker: 'nvidia', tier })
  })

  it.each(amd)('AMD: %s is of class %s', (name, tier) => {
    expect(identifyCard(angle('AMD', name))).toMatchObject({ maker: 'amd', tier })
  })

  it.each(intel)('Intel: %s is of class %s', (name, tier) => {
    expect(identifyCard(angle('Intel', name))).toMatchObject({ maker: 'intel', tier })
  })

  it.each(microsoft)('Microsoft: %s is of class %s', (name, tier) => {
    expect(identifyCard(angle('Microsoft', name))).toMatchObject({ maker: 'software', tier })
  })

  it.each(others)('%s is by %s and of class %s', (renderer, maker, tier) => {
    expect(identifyCard(renderer)).toMatchObject({ maker, tier })
  })

  it.each([
    [
      'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Laptop GPU (0x00002520) Direct3D11 vs_5_0 ps_5_0, D3D11)',
      'GeForce RTX 3060 Laptop GPU',
      'laptop',
    ],
    [
      'ANGLE (NVIDIA, NVIDIA GeForce RTX 2070 with Max-Q Design (0x00001F10) Direct3D11 vs_5_0 ps_5_0, D3D11)',
      'GeForce RTX 2070 with Max-Q Design',
      'laptop',
    ],
    [
      'ANGLE (AMD, AMD Radeon(TM) Graphics (0x00001638) Direct3D11 vs_5_0 ps_5_0, D3D11)',
      'Radeon Graphics',
      'integrated',
    ],
    [
      'ANGLE (Intel, Intel(R) UHD Graphics 630 (0x00003E92) Direct3D11 vs_5_0 ps_5_0, D3D11)',
      'UHD Graphics 630',
      'integrated',
    ],
    [
      'ANGLE (Apple, ANGLE Metal Renderer: Apple M3 Pro, Unspecified Version)',
      'Apple M3 Pro',
      'integrated',
    ],
    ['NVIDIA GeForce GTX 980, or similar', 'GeForce GTX 980', 'unknown'],
    ['Adreno (TM) 650', 'Adreno 650', 'mobile'],
    ['Google SwiftShader', '', 'software'],
  ])('%s is called "%s" and is %s', (renderer, name, kind) => {
    expect(identifyCard(renderer)).toMatchObject({ name, kind })
  })

  it.each([
    ['Intel(R) HD Graphics 400, or similar', 'HD Graphics 400', 'intel', 'integrated', 0],
    ['Intel(R) HD Graphics, or similar', 'HD Graphics', 'intel', 'unknown', null],
    ['NVIDIA GeForce GTX 480, or similar', 'GeForce GTX 480', 'nvidia', 'unknown', 0],
    ['Radeon HD 5850, or similar', 'Radeon HD 5850', 'amd', 'unknown', 0],
  ])('the group %s is called %s by %s, %s, of class %s', (renderer, name, maker, kind, tier) => {
    expect(identifyCard(renderer)).toEqual({ name, maker, kind, tier, exact: false })
  })

  it.each([
    ['NVIDIA Tegra X1', 'Tegra', 'nvidia', 'mobile', 0],
    [
      angle('AMD', 'AMD Radeon(TM) Graphics (0x00001638)'),
      'Radeon Graphics',
      'amd',
      'integrated',
      0,
    ],
    [angle('NVIDIA', 'NVIDIA T1200 Laptop GPU'), 'T1200 Laptop GPU', 'nvidia', 'laptop', 0],
    [angle('NVIDIA', 'NVIDIA Quadro Z9'), 'Quadro Z9', 'nvidia', 'unknown', null],
    [angle('Intel', 'Intel(R) DG1 Graphics'), 'Graphics', 'intel', 'unknown', null],
    [angle('Intel', 'Intel(R) Q45 Express'), 'Q45 Express', 'intel', 'integrated', 0],
    ['Apple M12 Ultra', 'Apple M12 Ultra', 'apple', 'integrated', 2],
    ['Apple A12Z GPU', 'Apple A12Z', 'apple', 'unknown', null],
    ['Apple A9 GPU', 'Apple A9', 'apple', 'unknown', null],
    ['Apple A17 Pro GPU', 'Apple A17 Pro', 'apple', 'unknown', null],
  ])('the one card %s is called %s by %s, %s, of class %s', (renderer, name, maker, kind, tier) => {
    expect(identifyCard(renderer)).toEqual({ name, maker, kind, tier, exact: true })
  })

  it('says when a browser names a group of cards', () => {
    expect(identifyCard('Apple M1, or similar').exact).toBe(false)
    expect(identifyCard('Apple M1').exact).toBe(true)
  })
})

describe('the table', () => {
  it('classes at least two hundred cards, each once', () => {
    const names = cardRows.flatMap((row) => row.names.split(',').map((name) => name.trim()))
    expect(new Set(names.map((name) => name.replace(/\s+/g, ' '))).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(200)
  })

  it.each([
    ...anchorCards.minimum.map((name) => [name, 1] as const),
    ...anchorCards.recommended.map((name) => [name, 2] as const),
  ])('has the required %s in class %d', (name, tier) => {
    const renderer = name.startsWith('GeForce') ? `NVIDIA ${name}` : `AMD Radeon ${name}`
    expect(identifyCard(renderer).tier).toBe(tier)
  })
})

describe('appleGeneration', () => {
  it.each([
    ['Apple M1', 1],
    ['Apple M3 Pro', 3],
    ['Apple M10', 10],
    ['Apple GPU', undefined],
    ['Apple A11 GPU', undefined],
    ['GeForce RTX 3060', undefined],
  ])('%s gives %s', (name, generation) => {
    expect(appleGeneration(name)).toBe(generation)
  })
})
