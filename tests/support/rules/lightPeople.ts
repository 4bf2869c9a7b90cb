import { type Rule } from './rule'

export const lightPeople: Rule = {
  name: 'no drawing of a person is darkened',
  remedy: 'Darken the ground of the drawing. Filters are for photos and screenshots.',
  find: () => {
    const { isShown } = window.helpers
    const people = [...document.querySelectorAll<HTMLImageElement>('img[src^="/cast/"]')]

    return people.filter(isShown).flatMap((person) => {
      const { filter } = getComputedStyle(person)

      return filter === 'none' ? [] : [`${person.src.split('/').at(-1)} has the filter ${filter}`]
    })
  },
}
