import {
  cardFamiliesBelow,
  cardRows,
  type CardKind,
  type CardMaker,
  type CardTier,
} from './graphicsCards.data'

/** A graphics card as far as a renderer string tells; `tier` is null where it is not known. */
export interface Card {
  name: string
  maker: CardMaker
  kind: CardKind
  tier: CardTier | null
  /** False when the browser names a group of cards ("…, or similar") instead of the card. */
  exact: boolean
}

type Entry = Pick<Card, 'maker' | 'kind' | 'tier'>

const cards: ReadonlyMap<string, Entry> = new Map(
  cardRows.flatMap(({ names, maker, kind, tier }) =>
    names.split(',').map((name) => [tidy(name), { maker, kind, tier }] as const),
  ),
)

const unknownCard: Card = { name: '', maker: 'unknown', kind: 'unknown', tier: null, exact: true }

const softwareRenderer =
  /swiftshader|paravirtual|llvmpipe|softpipe|swrast|basic render|software (adapter|renderer|rasterizer)|svga3d|virgl|virtio|virtualbox|parallels|\bvmware\b|\bqxl\b/i

/** Mesa's names of AMD chips that sit inside a processor. */
const amdIntegratedChip =
  /\b(raven|picasso|renoir|lucienne|cezanne|barcelo|rembrandt|raphael|mendocino|phoenix)/i

const makerPatterns: readonly (readonly [RegExp, CardMaker])[] = [
  [/nvidia|geforce|quadro|\bnouveau\b/i, 'nvidia'],
  [/\bamd\b|\bati\b|radeon|firepro/i, 'amd'],
  [/intel/i, 'intel'],
  [/adreno|qualcomm/i, 'qualcomm'],
  [/\bmali\b|immortalis/i, 'arm'],
  [/powervr/i, 'imagination'],
  [/xclipse/i, 'samsung'],
  [/apple/i, 'apple'],
]

/**
 * Tells the graphics card from a WebGL `UNMASKED_RENDERER_WEBGL` string, or from WebGPU's vendor,
 * architecture and description joined by spaces; what is not known is said to be unknown.
 */
export function identifyCard(renderer: string): Card {
  const text = withoutMarks(renderer)
  if (softwareRenderer.test(text)) {
    return { ...unknownCard, maker: 'software', kind: 'software' }
  }
  const maker = makerPatterns.find(([pattern]) => pattern.test(text))?.[1] ?? 'unknown'
  const exact = !/, or similar/i.test(text)
  switch (maker) {
    case 'nvidia':
      return exact ? nvidiaCard(text) : groupCard(text, maker, 'GTX 480')
    case 'amd':
      return exact ? amdCard(text) : groupCard(text, maker, 'HD 5850')
    case 'intel':
      return exact ? intelCard(text) : groupCard(text, maker, 'HD Graphics 400')
    case 'apple':
      return appleCard(text, exact)
    case 'unknown':
      return unknownCard
    default:
      return mobileCard(text, maker, exact)
  }
}

/** The generation of an Apple M chip in a card's or a requirement's name ("Apple M3 Pro" gives 3), or undefined. */
export function appleGeneration(name: string): number | undefined {
  const digits = /\bApple M(\d+)/i.exec(name)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * Firefox names one card for a wide group. Only the groups that end below the minimum (`lowGroup`)
 * say anything: "GeForce GTX 980, or similar" is anything from a GTX 950M to the newest card.
 */
function groupCard(text: string, maker: CardMaker, lowGroup: string): Card {
  const low = text.includes(lowGroup)
  const kind = low && maker === 'intel' ? 'integrated' : 'unknown'
  const name = modelIn(text, /(GeForce|Radeon|HD Graphics)\b/i)
  return { name, maker, kind, tier: low ? 0 : null, exact: false }
}

function nvidiaCard(text: string): Card {
  if (/tegra/i.test(text)) {
    return { name: 'Tegra', maker: 'nvidia', kind: 'mobile', tier: 0, exact: true }
  }
  const name = modelIn(text, /(GeForce|Quadro|TITAN|RTX|GTX)\b|\bT\d{3,4}\b/i)
  return namedCard(name, 'nvidia')
}

function amdCard(text: string): Card {
  const name = modelIn(text, /(Radeon|FirePro)\b/i)
  const unnamed = /Radeon Graphics$/i.test(name)
  if (unnamed && (/Radeon ?\(TM\)/i.test(text) || amdIntegratedChip.test(text))) {
    return { name, maker: 'amd', kind: 'integrated', tier: 0, exact: true }
  }
  return namedCard(name, 'amd')
}

function intelCard(text: string): Card {
  const arc = modelIn(text, /\bArc\b/i)
  if (arc !== '') return namedCard(arc, 'intel')
  const name = modelIn(text, /\b(Iris|UHD|Xe|HD Graphics|Graphics|[GQ]4\d)/i)
  if (key(name) === 'iris xe max') return namedCard(name, 'intel')
  const integrated = name !== '' && !/\b(DG\d|BMG)/i.test(text)
  return {
    name,
    maker: 'intel',
    kind: integrated ? 'integrated' : 'unknown',
    tier: integrated ? 0 : null,
    exact: true,
  }
}

function appleCard(text: string, exact: boolean): Card {
  const name = /Apple (M\d+( (Pro|Max|Ultra))?|A\d+[XZ]?( Pro)?|GPU)/i.exec(text)?.[0] ?? ''
  const generation = appleGeneration(name)
  if (generation === undefined) return { ...unknownCard, name, maker: 'apple', exact }
  const tier = exact && generation >= 3 ? 2 : 1
  return { name, maker: 'apple', kind: 'integrated', tier, exact }
}

function namedCard(name: string, maker: CardMaker): Card {
  const entry = lookUp(name, maker)
  return {
    name,
    maker,
    kind: entry?.kind ?? 'unknown',
    tier: entry?.tier ?? null,
    exact: true,
  }
}

function lookUp(name: string, maker: CardMaker): Pick<Card, 'kind' | 'tier'> | undefined {
  const whole = key(name)
  const found = cards.get(whole)
  if (found?.maker === maker) return found
  const family = cardFamiliesBelow.find((each) => each.maker === maker && each.pattern.test(whole))
  if (family) return { kind: family.kind, tier: 0 }
  return whole.includes('/') ? lowestOf(whole.split('/').map(tidy), maker) : undefined
}

/** Mesa names every card of a chip ("RX 6600/6600 XT/6600M"): the slowest is what is sure. */
function lowestOf(
  names: readonly string[],
  maker: CardMaker,
): Pick<Card, 'kind' | 'tier'> | undefined {
  const prefix = /^rx /.exec(names[0] ?? '')?.[0] ?? ''
  const entries = names.map((name) => cards.get(/^\d/.test(name) ? prefix + name : name))
  const tiers = entries.map((entry) => (entry?.maker === maker ? entry.tier : null))
  if (tiers.includes(null)) return undefined
  return { kind: 'unknown', tier: Math.min(...tiers.map(Number)) as CardTier }
}

/** What a renderer string says from the word that starts a model's name to the end of that name. */
function modelIn(text: string, start: RegExp): string {
  const from = text.search(start)
  if (from < 0) return ''
  const rest = text.slice(from).replace(/\((R|TM|C)\)/gi, ' ')
  return tidy(rest.split(/,|\(|\)| Direct3D| OpenGL|\/PCI|\/SSE/i)[0] ?? '')
}

/** Phone and tablet parts, and laptops with an Adreno; the second Adreno X generation is too new to class. */
function mobileCard(text: string, maker: CardMaker, exact: boolean): Card {
  const name = modelIn(text, /\b(Adreno|Mali|Immortalis|PowerVR|Xclipse)/i)
  return { name, maker, kind: 'mobile', tier: /\bX[2-9]-/.test(name) ? null : 0, exact }
}

/** The words by which the table knows a model: no brand, no memory size, no filler. */
function key(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/^(geforce|radeon) ?/, '')
    .replace(/\bwith max-q design\b/, 'max-q')
    .replace(/\b(laptop gpu|mobile)\b/, 'laptop')
    .replace(/\b(graphics|series|gpu|\d+ ?gb)\b/g, '')
  return tidy(words)
}

function withoutMarks(renderer: string): string {
  return tidy(renderer.replace(/\(0x[0-9a-f]+\)/gi, ''))
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
