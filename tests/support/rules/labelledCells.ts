import { type Rule } from './rule'

/** Wide windows show the headings of the columns. Narrow ones hide them, and write them into the cells. */
export const labelledCells: Rule = {
  name: 'a visitor sees to which column a cell of a table belongs',
  remedy: 'Show the row of headings, or give `data-label` the heading of the column.',
  find: () => {
    const { isShown, isVisuallyHidden, nameOf } = window.helpers

    /** Returns the headings of the columns, each for every column that it spans. */
    const headingsOf = (table: HTMLTableElement) =>
      [...(table.tHead?.rows[0]?.cells ?? [])].flatMap((cell) =>
        new Array<HTMLElement>(cell.colSpan).fill(cell),
      )

    /** Returns what a cell lacks: headings that are neither above its columns nor written in it. */
    const missingIn = (cell: HTMLTableCellElement, headings: readonly HTMLElement[]) => {
      const label = getComputedStyle(cell, '::before').content
      const row = [...(cell.parentElement as HTMLTableRowElement).cells]
      const before = row.slice(0, row.indexOf(cell)).reduce((sum, { colSpan }) => sum + colSpan, 0)
      const own = headings.slice(before, before + cell.colSpan)
      const isAbove = own.every((heading) => isShown(heading) && !isVisuallyHidden(heading))
      const isWritten = label === 'none' || label === 'normal' ? isAbove : true
      const names = own.map((heading) => heading.textContent.trim())
      const expected = names.join(' · ')

      if (!isWritten) return [`${nameOf(cell)} has no heading in sight, expected "${expected}"`]

      return label.startsWith('"') && label !== `"${expected}"`
        ? [`${nameOf(cell)} is called ${label}, expected "${expected}"`]
        : []
    }

    return [...document.querySelectorAll('table')].filter(isShown).flatMap((table) => {
      const headings = headingsOf(table)

      return [...table.querySelectorAll('td')].flatMap((cell) => missingIn(cell, headings))
    })
  },
}
