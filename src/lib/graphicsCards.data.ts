/** Who made the part that draws; `software` stands for a renderer that hides the real card. */
export type CardMaker =
  | 'nvidia'
  | 'amd'
  | 'intel'
  | 'apple'
  | 'qualcomm'
  | 'arm'
  | 'imagination'
  | 'samsung'
  | 'software'
  | 'unknown'

export type CardKind = 'discrete' | 'laptop' | 'integrated' | 'mobile' | 'software' | 'unknown'

/** 0: below the minimum cards, 1: at least the class of a minimum card, 2: at least that of a recommended one. */
export type CardTier = 0 | 1 | 2

/** The cards the tiers are measured by, as content/site/requirements.yaml names them. */
export const anchorCards = {
  minimum: ['GeForce 1060', 'RX 580'],
  recommended: ['GeForce 2070', 'RX 5700'],
} as const

interface CardRow {
  maker: CardMaker
  kind: CardKind
  tier: CardTier
  names: string
}

/**
 * Cards by class. A name is what remains of a renderer string without maker, brand, memory size and
 * the words "Graphics" and "Series". A class is a judgement of a card's usual speed beside the anchor
 * cards, not a measurement; a card too close to call, or too variable, is left out and stays unknown.
 */
export const cardRows: readonly CardRow[] = [
  {
    maker: 'nvidia',
    kind: 'discrete',
    tier: 0,
    names: `gtx 460, gtx 470, gtx 480, gtx 550 ti, gtx 560, gtx 560 ti, gtx 560 se, gtx 570, gtx 580,
      gtx 645, gtx 650, gtx 650 ti, gtx 650 ti boost, gtx 660, gtx 660 ti, gtx 670, gtx 680, gtx 745,
      gtx 750, gtx 750 ti, gtx 760, gtx 760 ti, gtx 770, gtx 780, gtx 780 ti, gtx titan,
      gtx titan black, gtx 950, gtx 960, gtx 970, gtx 1050, gtx 1050 ti, gtx 1630, gtx 1650,
      gt 430, gt 440, gt 610, gt 620, gt 630, gt 640, gt 705, gt 710, gt 720, gt 730, gt 740,
      gt 1010, gt 1030, quadro k600, quadro k620, quadro k1200, quadro k2000, quadro k2200,
      quadro k4000, quadro k4200, quadro k5000, quadro k5200, quadro m2000, quadro m4000,
      quadro p400, quadro p600, quadro p620, quadro p1000, quadro p2000, quadro p2200,
      t400, t600, t1000`,
  },
  {
    maker: 'nvidia',
    kind: 'laptop',
    tier: 0,
    names: `gtx 1050 max-q, gtx 1050 ti max-q, gtx 1060 max-q, gtx 1650 max-q, gtx 1650 ti,
      gtx 1650 ti max-q, rtx 2050, rtx 2050 laptop, mx110, mx130, mx150, mx230, mx250, mx330, mx350,
      mx450, mx550, mx570, 920m, 930m, 940m, 940mx, gtx 850m, gtx 860m, gtx 870m, gtx 880m,
      gtx 950m, gtx 960m, gtx 965m, gtx 970m, gtx 980m, quadro m1000m, quadro m2000m,
      quadro t1000, quadro t2000, t500, t550 laptop, t1200 laptop`,
  },
  {
    maker: 'nvidia',
    kind: 'discrete',
    tier: 1,
    names: `1060, gtx 980, gtx 980 ti, gtx titan x, gtx 1060, gtx 1070, gtx 1070 ti, gtx 1080,
      gtx 1650 super, gtx 1660, gtx 1660 super, gtx 1660 ti, rtx 2060, rtx 2060 super, rtx 3050,
      quadro p4000, quadro p5000, quadro rtx 4000, rtx a2000, rtx 2000 ada generation`,
  },
  {
    maker: 'nvidia',
    kind: 'laptop',
    tier: 1,
    names: `gtx 1070 max-q, gtx 1080 max-q, gtx 1660 ti max-q, rtx 2060 max-q, rtx 2070 max-q,
      rtx 2070 super max-q, rtx 2080 max-q, rtx 2080 super max-q, rtx 3050 laptop,
      rtx 3050 ti laptop, rtx 3060 laptop, rtx 4050 laptop, quadro p3200, quadro rtx 3000`,
  },
  {
    maker: 'nvidia',
    kind: 'discrete',
    tier: 2,
    names: `2070, gtx 1080 ti, titan x, titan xp, titan v, titan rtx, rtx 2070, rtx 2070 super,
      rtx 2080, rtx 2080 super, rtx 2080 ti, rtx 3060, rtx 3060 ti, rtx 3070, rtx 3070 ti, rtx 3080,
      rtx 3080 ti, rtx 3090, rtx 3090 ti, rtx 4060, rtx 4060 ti, rtx 4070, rtx 4070 super,
      rtx 4070 ti, rtx 4070 ti super, rtx 4080, rtx 4080 super, rtx 4090, rtx 4090 d, rtx 5050,
      rtx 5060, rtx 5060 ti, rtx 5070, rtx 5070 ti, rtx 5080, rtx 5090, rtx 5090 d, quadro p6000,
      quadro rtx 5000, quadro rtx 6000, quadro rtx 8000, rtx a4000, rtx a4500, rtx a5000,
      rtx a5500, rtx a6000, rtx 4000 ada generation, rtx 4500 ada generation,
      rtx 5000 ada generation, rtx 6000 ada generation`,
  },
  {
    maker: 'nvidia',
    kind: 'laptop',
    tier: 2,
    names: `rtx 3070 laptop, rtx 3070 ti laptop, rtx 3080 laptop, rtx 3080 ti laptop,
      rtx 4060 laptop, rtx 4070 laptop, rtx 4080 laptop, rtx 4090 laptop, rtx 5060 laptop,
      rtx 5070 laptop, rtx 5070 ti laptop, rtx 5080 laptop, rtx 5090 laptop,
      rtx 4000 ada generation laptop, rtx 5000 ada generation laptop`,
  },
  {
    maker: 'amd',
    kind: 'discrete',
    tier: 0,
    names: `r5 230, r5 235, r5 240, r5 340, r5 340x, r7 200, r7 240, r7 250, r7 250x, r7 260,
      r7 260x, r7 265, r7 350, r7 360, r7 370, r9 270, r9 270x, r9 280, r9 280x, r9 285, r9 380,
      r9 380x, rx 460, rx 470, rx 550, rx 560, rx 570, rx 580 2048sp, rx 5300, rx 6300, rx 6400,
      pro wx 2100, pro wx 3100, pro wx 4100, pro wx 5100`,
  },
  {
    maker: 'amd',
    kind: 'laptop',
    tier: 0,
    names: `r9 m270x, r9 m280x, r9 m290, r9 m290x, r9 m370x, r9 m380, r9 m390, r9 m395, r9 m395x,
      rx 540, rx 540x, rx 550x, rx 560x, rx 640, rx 5300m, rx 6300m, pro 450, pro 455, pro 460,
      pro 555, pro 555x, pro 560, pro 560x, pro 5300m, pro 570, pro 575, pro vega 16, pro vega 20`,
  },
  {
    maker: 'amd',
    kind: 'integrated',
    tier: 0,
    names: `r2, r3, r4, r5, r6, r7, vega 3, vega 6, vega 7, vega 8, vega 9, vega 10, vega 11,
      rx vega 3, rx vega 8, rx vega 10, rx vega 11, 610m, 660m, 680m, 740m, 760m, 780m, 840m, 860m,
      880m, 890m`,
  },
  {
    maker: 'amd',
    kind: 'discrete',
    tier: 1,
    names: `r9 fury, r9 fury x, r9 nano, rx 480, rx 580, rx 590, rx vega, rx vega 56, rx vega 64,
      vega frontier edition, rx 5500, rx 5500 xt, rx 5600 oem, rx 5600 xt, rx 6500 xt, pro wx 8200,
      pro wx 9100`,
  },
  {
    maker: 'amd',
    kind: 'laptop',
    tier: 1,
    names: `rx 5500m, rx 5600m, rx 5700m, rx 6600m, rx 6600s, rx 6650m, rx 6700s, rx 7600m,
      rx 7600s`,
  },
  {
    maker: 'amd',
    kind: 'discrete',
    tier: 2,
    names: `vii, rx 5700, rx 5700 xt, rx 6600, rx 6600 xt, rx 6650 xt, rx 6700, rx 6700 xt,
      rx 6750 xt, rx 6750 gre, rx 6800, rx 6800 xt, rx 6900 xt, rx 6950 xt, rx 7600, rx 7600 xt,
      rx 7700 xt, rx 7800 xt, rx 7900 gre, rx 7900 xt, rx 7900 xtx, rx 9060 xt, rx 9070,
      rx 9070 gre, rx 9070 xt, pro w6600, pro w6800, pro w7600, pro w7700, pro w7800, pro w7900`,
  },
  {
    maker: 'amd',
    kind: 'laptop',
    tier: 2,
    names: `rx 6800m, rx 6850m xt, rx 7600m xt, rx 7700s, rx 7900m`,
  },
  { maker: 'amd', kind: 'integrated', tier: 2, names: `8060s` },
  { maker: 'intel', kind: 'discrete', tier: 0, names: `arc a310, arc a380` },
  { maker: 'intel', kind: 'laptop', tier: 0, names: `arc a350m, arc a370m, iris xe max` },
  {
    maker: 'intel',
    kind: 'integrated',
    tier: 0,
    names: `arc, arc 130t, arc 130v, arc 140t, arc 140v`,
  },
  { maker: 'intel', kind: 'discrete', tier: 1, names: `arc a580` },
  { maker: 'intel', kind: 'laptop', tier: 1, names: `arc a550m, arc a730m` },
  { maker: 'intel', kind: 'discrete', tier: 2, names: `arc a750, arc a770, arc b570, arc b580` },
  { maker: 'intel', kind: 'laptop', tier: 2, names: `arc a770m` },
]

interface CardFamily {
  maker: CardMaker
  pattern: RegExp
  kind: CardKind
}

/** Whole families of which no member reaches the minimum, tried when the table has no such name. */
export const cardFamiliesBelow: readonly CardFamily[] = [
  { maker: 'nvidia', kind: 'discrete', pattern: /^(gt|gts) \d{3}m?$/ },
  { maker: 'nvidia', kind: 'discrete', pattern: /^gtx [2-8]\d{2}(m|mx)?$/ },
  {
    maker: 'nvidia',
    kind: 'discrete',
    pattern: /^([2-7]\d{2}|[6-9]\d{3}) ?(m|gt|gts|gs|gtx|se)?$/,
  },
  { maker: 'nvidia', kind: 'discrete', pattern: /^quadro (nvs |fx )?\d{3,4}m?$/ },
  { maker: 'nvidia', kind: 'laptop', pattern: /^quadro k\d{3,4}m$/ },
  { maker: 'amd', kind: 'discrete', pattern: /^hd\b/ },
]
