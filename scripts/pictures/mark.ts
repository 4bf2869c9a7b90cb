import { palette } from './palette'

/** The side of the square the mark is drawn in. */
export const markSize = 64

const face = 'M12 28c0-4 3-8 8-8 12 1 16-4 20-9 7 3 12 9 12 17v10c0 10-9 18-20 18S12 48 12 38Z'

/**
 * The brand's mark as SVG shapes in a 64 by 64 square: a head, the face it had and the face that was laid over it.
 * `headFill` is a whole attribute or class for the head alone, the one part that changes with the theme.
 */
export const markShapes = (headFill: string): string =>
  `<path ${headFill} d="M3 31C3 13 14 2 30 2s27 11 27 28v7c0 15-12 25-27 25S3 51 3 37Z"/>` +
  `<path fill="${palette.violet}" d="${face}"/>` +
  `<g transform="translate(9 3)"><path fill="${palette.coral}" d="${face}"/>` +
  `<g fill="${palette.ink}"><ellipse cx="25" cy="32" rx="3.4" ry="4.8"/><ellipse cx="40" cy="32" rx="3.4" ry="4.8"/></g>` +
  `<path fill="none" stroke="${palette.ink}" stroke-width="4" stroke-linecap="round" d="M25 43.5q7.5 6.5 15 0"/></g>`

/** The mark as a file for one ground: give the colour of its head. */
export const markFile = (head: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSize} ${markSize}">${markShapes(`fill="${head}"`)}</svg>`

/** The mark as a browser's tab icon: its head turns to paper where the browser is dark. */
export const faviconFile = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSize} ${markSize}">` +
  `<style>.h{fill:${palette.ink}}@media (prefers-color-scheme:dark){.h{fill:${palette.paper}}}</style>` +
  `${markShapes('class="h"')}</svg>`

/** The mark on a whole square of colour; `share` is how much of the side the mark takes, from 0 to 1. */
export const tileFile = (ground: string, share: number): string => {
  const side = markSize / share
  const margin = (side - markSize) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<path fill="${ground}" d="M0 0h${side}v${side}H0Z"/>` +
    `<g transform="translate(${margin} ${margin})">${markShapes(`fill="${palette.ink}"`)}</g></svg>`
  )
}
