import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Without an `a`, no name begins like those by which blockers know advertisements, as `ad1` would. */
const letters = 'bcdefghijklmnopqrstuvwxyz'

const moduleName = new RegExp(`^([${letters}]+)\\d+$`)

/** What is local to a CSS module: classes and animations. */
const locals = /(?:\.|@keyframes\s+)(?<name>[A-Za-z][\w-]*)/g

/** The paths of all CSS modules below a folder, in the order by which their classes are named. */
export function cssModulesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(folder, file))
    .sort()
}

/**
 * Calls the class or animation `name` of a CSS module by letters for the file and its number in it, as in `d4`; throws
 * when the file is none of `modules` or has no such name.
 */
export function shortClassName(modules: readonly string[], file: string, name: string): string {
  const names = [...readFileSync(file, 'utf8').matchAll(locals)].map(({ groups }) => groups?.name)
  const [place, number] = [modules.indexOf(file), [...new Set(names)].indexOf(name)]
  if (place < 0 || number < 0) throw new Error(`There is no ${name} in ${file}`)
  return `${inLetters(place)}${number}`
}

/** The letters that a class or animation of a CSS module begins with, or undefined when the name is of no module. */
export function moduleLetters(name: string): string | undefined {
  return moduleName.exec(name)?.[1]
}

function inLetters(place: number): string {
  const more = Math.floor(place / letters.length)
  return `${more > 0 ? inLetters(more - 1) : ''}${letters.charAt(place % letters.length)}`
}
