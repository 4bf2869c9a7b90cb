import { type Rule } from './rule'

export const peopleKeepClear: Rule = {
  name: 'no title covers a person',
  remedy: 'Give the picture less room, or let the text wrap earlier.',
  find: () => {
    const { hasInk, isShown, lettersOf, visiblePart } = window.helpers
    const titles = [...document.querySelectorAll('main :is(h1, h1 ~ p)')].filter(isShown)
    const people = [
      ...document.querySelectorAll<HTMLImageElement>('main img[src^="/cast/"]'),
    ].filter(isShown)

    const covers = (title: Element, person: HTMLImageElement) => {
      const seen = visiblePart(person)

      return lettersOf(title).some(({ left, right, top, bottom }) =>
        hasInk(person, {
          left: Math.max(left, seen.left),
          right: Math.min(right, seen.right),
          top: Math.max(top, seen.top),
          bottom: Math.min(bottom, seen.bottom),
        }),
      )
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
