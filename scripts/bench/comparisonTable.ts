import { figures, type Audit, type Figure } from './audit'
import { type Compared } from './comparePages'
import { mean, median, ratio } from './statistics'
import { table } from './table'

const names = Object.keys(figures) as Figure[]

/** What each figure came to: on the pages, and on their twins. */
type Sides = Readonly<Record<Figure, readonly [site: number, twin: number]>>

/** A line of the table: what was measured, and the score of the page from 0 to 100. */
interface Line {
  readonly title: string
  readonly sides: Sides
  readonly score: number
}

/**
 * The medians of each page and of its twin with their ratio, figure by figure, and the score of the page. Below
 * several pages the means of all these stand: chance moves them less than one page.
 */
export function comparisonTable(compared: readonly Compared[]): string {
  const pages = compared.map(lineOf)
  const lines = pages.length > 1 ? [...pages, meanOf(pages)] : pages
  return table(['Page', ...names, 'Score'], lines.map(cells))
}

function lineOf({ path, site, twin }: Compared): Line {
  return {
    title: path,
    sides: everyFigure((figure) => [middle(site, figure), middle(twin, figure)]),
    score: median(site.map(({ scores }) => scores.performance ?? 0)),
  }
}

function meanOf(pages: readonly Line[]): Line {
  const meanSide = (figure: Figure, side: 0 | 1) =>
    mean(pages.map(({ sides }) => sides[figure][side]))
  return {
    title: 'mean',
    sides: everyFigure((figure) => [meanSide(figure, 0), meanSide(figure, 1)]),
    score: mean(pages.map(({ score }) => score)),
  }
}

function everyFigure(sides: (figure: Figure) => Sides[Figure]): Sides {
  return Object.fromEntries(names.map((figure) => [figure, sides(figure)])) as Sides
}

function middle(audits: readonly Audit[], figure: Figure): number {
  return median(audits.map(({ figures }) => figures[figure]))
}

function cells({ title, sides, score }: Line): string[] {
  const figureCells = names.map((figure) => comparison(figure, ...sides[figure]))
  return [title, ...figureCells, String(Math.round(score * 10) / 10)]
}

function comparison(figure: Figure, site: number, twin: number): string {
  const show = (value: number) => (figure === 'CLS' ? value.toFixed(3) : value.toFixed())
  const times = ratio(site, twin)
  return `${show(site)} / ${show(twin)}${times === undefined ? '' : ` = ${times.toFixed(2)}`}`
}
