const softwareRenderer =
  /swiftshader|llvmpipe|softpipe|software|basic render|paravirtual|virgl|virtio|svga3d|vmware|virtualbox|parallels/i

/** The makers and the series that browsers name. Browsers that mask the card return other words or random letters. */
const knownName =
  /\b(NVIDIA|GeForce|Quadro|[GR]TX|AMD|ATI|Radeon|FirePro|Intel|Iris|Arc|Apple|Qualcomm|Adreno|Moore Threads)\b/i

/** Returns the card's name in a WebGL renderer string; undefined for software, card groups and masks. */
export function cardName(renderer: string): string | undefined {
  if (softwareRenderer.test(renderer) || renderer.includes(', or similar')) return undefined
  const name = renderer
    // ANGLE, the graphics layer in Chromium, reports "ANGLE (vendor, card, API)". The vendor is removed.
    .replace(/^ANGLE \((?:[^,]+, )?/, '')
    .replace(/^(ANGLE Metal Renderer: |Vulkan [\d.]+ \(|D3D12 \(|Mesa )/, '')
    .replace(/\((R|TM)\)/gi, '')
    .split(/ Direct3D| OpenGL|\/PCI|[,()]/)[0]
    ?.replace(/\s+/g, ' ')
    .trim()

  return name && knownName.test(name) ? name : undefined
}

/** Returns the generation of an Apple M chip: 3 for "Apple M3 Pro"; undefined for other names or none. */
export function appleGeneration(name: string | undefined): number | undefined {
  const digits = name && /\bApple M(\d+)/i.exec(name)?.[1]

  return digits ? Number(digits) : undefined
}
