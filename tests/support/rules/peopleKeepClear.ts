import { type Rule } from './rule'

export const peopleKeepClear: Rule = {
  name: 'no title covers a person',
  remedy: 'Give the picture less room, or let the text wrap earlier.',
  find: () => {
    const { commonPart, hasInk, isShown, lettersOf, visiblePart } = window.helpers
    const titles = [...document.querySelectorAll('main :is(h1, h1 ~ p)')].filter(isShown)
    const people = [
      ...document.querySelectorAll<HTMLImageElement>('main img[src^="/cast/"]'),
    ].filter(isShown)

    /** Returns whether letters of a title are on a part of a drawing that is not empty. */
    const covers = (title: Element, person: HTMLImageElement) => {
      const seen = visiblePart(person)

      return lettersOf(title).some((letters) => hasInk(person, commonPart(letters, seen)))
    }

    return people.flatMap((person) =>
      titles
        .filter((title) => covers(title, person))
        .map((title) => {
          const name = title.textContent.trim().slice(0, 30)
          return `"${name}" covers ${person.src.split('/').at(-1)}`
        }),
    )
  },
}
