import { optimize } from 'svgo'

/** Makes an SVG smaller without changing what it shows, its ids or its viewBox; `decimals` is how many places its coordinates keep. */
export function shrink(svg: string, decimals: number): string {
  return optimize(svg, {
    multipass: true,
    floatPrecision: decimals,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupIds: false,
            inlineStyles: false,
            removeHiddenElems: false,
            removeUselessDefs: false,
          },
        },
      },
    ],
  }).data
}
