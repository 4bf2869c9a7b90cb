import { appleGeneration, cardName } from './graphicsCard'

it.each([
  [
    'ANGLE (NVIDIA, NVIDIA GeForce RTX 3070 (0x00002484) Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'NVIDIA GeForce RTX 3070',
  ],
  ['ANGLE (NVIDIA GeForce GTX 1080 Direct3D11 vs_5_0 ps_5_0)', 'NVIDIA GeForce GTX 1080'],
  [
    'ANGLE (Intel, Intel(R) UHD Graphics 770 (0x00004680) Direct3D11 vs_5_0)',
    'Intel UHD Graphics 770',
  ],
  ['ANGLE (AMD, Vulkan 1.4.3 (AMD Radeon RX 6600 (0x000073FF)), AMD)', 'AMD Radeon RX 6600'],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M1 Pro, Unspecified Version)', 'Apple M1 Pro'],
  ['D3D12 (NVIDIA GeForce RTX 4070)', 'NVIDIA GeForce RTX 4070'],
  ['NVIDIA GeForce GTX 1060 6GB/PCIe/SSE2', 'NVIDIA GeForce GTX 1060 6GB'],
  ['NVIDIA GeForce GTX 980, or similar', undefined],
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', undefined],
  ['Adreno (TM) 740', 'Adreno 740'],
  ['intel gen-12lp', 'intel gen-12lp'],
  ['', undefined],
  // Browsers and extensions that mask the card return such names.
  ['Brave', undefined],
  ['Mozilla', undefined],
  ['Generic Renderer', undefined],
  ['null', undefined],
  ['aB3dE9xQ', undefined],
  ['xAMDq3Zk', undefined],
  ['ANGLE (Brave, Brave, Brave)', undefined],
])('the renderer %s has the card %s', (renderer, name) => {
  expect(cardName(renderer)).toBe(name)
})

it.each([
  ['Apple M3 Pro', 3],
  ['Apple GPU', undefined],
])('the chip %s has the generation %s', (name, generation) => {
  expect(appleGeneration(name)).toBe(generation)
})
