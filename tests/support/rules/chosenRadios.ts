import { type Rule } from './rule'

/** Forced colours replace backgrounds, which show on other screens which radio button is checked. */
export const chosenRadios: Rule = {
  name: 'the checked one of several radio buttons looks different from the others',
  remedy: 'Give what stands for the checked radio button an outline or a border.',
  find: () => {
    const { nameOf } = window.helpers
    const radios = [...document.querySelectorAll<HTMLInputElement>('[type=radio]')]

    /** Returns the look of what follows a radio button, which stands for it: only screen readers see the button itself. */
    const lookOf = ({ nextElementSibling: shown }: HTMLInputElement) =>
      [shown, ...(shown?.querySelectorAll('*') ?? [])]
        .filter((element) => element !== null)
        .map((element) => {
          const { outlineStyle, outlineWidth, borderWidth, color, backgroundColor, boxShadow } =
            getComputedStyle(element)

          const outline = outlineStyle !== 'none' && outlineWidth !== '0px' && outlineWidth

          return [outline, borderWidth, color, backgroundColor, boxShadow].join()
        })
        .join()

    return radios
      .filter((radio) => radio.checked && radio.nextElementSibling?.checkVisibility())
      .filter((checked) =>
        radios.some(
          (radio) =>
            radio.name === checked.name && !radio.checked && lookOf(radio) === lookOf(checked),
        ),
      )
      .map(
        (checked) =>
          `the checked ${nameOf(checked.parentElement ?? checked)} looks like another one`,
      )
  },
}
