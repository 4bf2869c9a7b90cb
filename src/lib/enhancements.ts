import { classNames } from './text'

type ClassName = string | undefined

interface EnhancementProps {
  readonly className: string
  readonly hidden: true
}

/**
 * Returns the props of an element that works only with the app. Programs that read the HTML without the style sheet do
 * not show it, because it has `hidden`; the style sheet shows it once scripts run.
 */
export function needsApp(...names: readonly ClassName[]): EnhancementProps {
  return { className: classNames('withScripts', ...names), hidden: true }
}

/**
 * Returns the props of an element that makes sense only with the style sheet, such as a choice that shows another picture.
 * Other programs do not show it.
 */
export function needsDesign(...names: readonly ClassName[]): EnhancementProps {
  return { className: classNames('designOnly', ...names), hidden: true }
}
