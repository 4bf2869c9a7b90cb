import { type Rule } from './rule'

/** A control with two states has an icon for each, of which a visitor sees one. */
export const singleIcons: Rule = {
  name: 'a control shows one icon at a time',
  remedy: 'Hide the icon of the other state with `display: none`.',
  find: () => {
    const { isShown, nameOf } = window.helpers

    return [
      ...document.querySelectorAll(':is(a, button, summary) > svg[data-icon] + svg[data-icon]'),
    ]
      .filter((icon) => isShown(icon) && icon.previousElementSibling?.checkVisibility())
      .map((icon) => {
        const names = [icon.previousElementSibling, icon].map((each) =>
          each?.getAttribute('data-icon'),
        )

        return `${nameOf(icon.parentElement ?? icon)} shows the icons ${names.join(' and ')}`
      })
  },
}
