import { palette } from './palette'

const stroke = (width: number): string =>
  `stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
const outline = stroke(14)
const line = (width: number): string => `fill="none" ${stroke(width)}`

// The shoulders extend beyond the lower edge of the image. The neckline covers the lower end of the neck.
const shoulders = (neckline: string): string =>
  `<path d="M262 846C190 912 66 918 8 1014c-26 44-30 90-32 150h998c-4-110-16-182-72-228-60-48-166-56-230-122${neckline}Z" ${outline}/>`

// The neck is narrower than the neckline, so skin fills the rest.
const crewNeck =
  `<path fill="${palette.paper}" d="M262 846 318 818 640 806 672 814c-40 96-340 140-410 32Z"/>` +
  shoulders('c-40 96-340 140-410 32')

/**
 * The garments as SVG paths. Their stroke is `currentColor`. The cloth inherits its fill: the colour of the character.
 */
export const clothes = {
  stripes:
    crewNeck + `<path d="M42 978c160 70 660 66 858-42M0 1056c220 60 720 50 946-36" ${line(22)}/>`,
  shirt:
    crewNeck +
    `<path fill="${palette.paper}" d="M262 838c40 84 108 128 190 150l-84 92C290 1010 236 930 222 868ZM676 838c-24 66-70 116-130 150l76 84c62-56 100-124 112-192Z" ${outline}/>` +
    `<path d="M500 988v130" ${outline}/>`,
  rollNeck:
    crewNeck +
    `<path d="M296 778c96 60 236 60 322-14 18 40 40 70 60 96-96 110-330 124-428 20 24-26 40-62 46-102Z" ${outline}/>` +
    `<path d="M352 846l-10 54M440 866l-4 62M532 858l12 60M604 826l22 52" ${line(9)}/>`,
  hoodie:
    crewNeck +
    `<path d="M282 792c-78 34-120 92-104 148 40 66 190 96 300 92 130-6 262-62 284-136 8-44-30-96-100-120 0 80-80 134-178 138-96 0-190-46-202-122Z" ${outline}/>` +
    `<path d="M396 1026c-8 26-4 46-14 70M570 1020c10 26 4 44 14 66" ${line(16)}/>`,
  jacket:
    shoulders('C640 900 560 1010 500 1120 400 1010 300 920 262 846') +
    `<path fill="${palette.paper}" d="M256 848 316 820 500 860 640 800 672 818 508 1130H470Z"/>` +
    `<path d="M318 814q-24 22-56 32M630 798l42 16" ${line(12)}/>` +
    `<path fill="none" d="M318 924q102 56 284-16" ${stroke(22)} stroke-dasharray="0 34"/>` +
    `<path fill="currentColor" d="M262 846 476 1130H360l-108-124 40-34-88-36 24-66ZM672 814 510 1130h110l94-140-44-26 80-46-46-66Z" ${outline}/>`,
}
