import { type Rule } from './rule'

/** A finger that begins to scroll on an element with another `touch-action` does nothing, or uses the element. */
export const touchScroll: Rule = {
  name: 'a finger can scroll the page from everywhere',
  remedy: 'Give the element `touch-action: pan-y`, so that only sideways movements are its own.',
  find: () => {
    const { isShown, nameOf } = window.helpers

    // A slider may be transparent, and lie over the picture that it moves.
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !/auto|manipulation|pan-y/.test(getComputedStyle(element).touchAction))
      .filter((element) => element.checkVisibility() && isShown(element.parentElement ?? element))
      .map((element) => `${nameOf(element)} has ${getComputedStyle(element).touchAction}`)
  },
}
