import { moduleLetters } from '../../shortClassName'

/** What a selector may stand or fall with besides names: attributes, pseudo-classes with what they ask for, classes and ids. */
const besides = /\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?|[.#][\w-]+/g

/** What a selector's elements must not be. */
const exclusions = /:not\([^)]*\)/g

/** The classes of CSS modules that a selector asks for. */
export function classesOf(selector: string): string[] {
  const names = Array.from(
    selector.replace(exclusions, '').matchAll(/\.(\w+)/g),
    ([, name = '']) => name,
  )
  return names.filter((name) => moduleLetters(name) !== undefined)
}

/** The ids that a selector asks for. */
export function idsOf(selector: string): string[] {
  return Array.from(selector.matchAll(/#([\w-]+)/g), ([, id = '']) => id)
}

/** The names of elements in a selector. */
export function elementsOf(selector: string): string[] {
  return selector.replace(besides, '').match(/[a-z]\w*/g) ?? []
}

/** The direction of writing that a selector asks for. */
export function directionOf(selector: string): string | undefined {
  return /\[dir=(\w+)\]/.exec(selector)?.[1]
}

/** The languages that a selector asks for. */
export function languagesOf(selector: string): string[] {
  return Array.from(selector.matchAll(/:lang\((\w+)\)/g), ([, language = '']) => language)
}

/** Whether a selector asks for what only a pointer brings about, or for a control that answers none. */
export function asksForPointer(selector: string): boolean {
  return /:(?:hover|active|disabled)(?![\w-])/.test(selector.replace(exclusions, ''))
}
