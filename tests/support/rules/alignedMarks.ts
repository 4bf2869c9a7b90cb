import { type Rule } from './rule'

/** Visitors find what can be opened by the column of its marks, and scan the titles without them. */
export const alignedMarks: Rule = {
  name: 'the marks of a list of answers are below each other',
  remedy: 'Let the mark be at the end of its row: `justify-content: space-between`.',
  find: () => {
    const { isShown, nameOf } = window.helpers
    const rows = [...document.querySelectorAll('main summary')].filter(isShown)

    const marks = rows.flatMap((row) => {
      const mark = row.querySelector(':scope > svg')
      const { left, right } = row.getBoundingClientRect()

      return mark
        ? [{ row, list: `${left} ${right}`, start: mark.getBoundingClientRect().left }]
        : []
    })

    return marks
      .filter(({ list, start }) =>
        marks.some((first) => first.list === list && Math.abs(first.start - start) > 1),
      )
      .map(({ row }) => `the mark of ${nameOf(row)} is not below those of its neighbours`)
  },
}
