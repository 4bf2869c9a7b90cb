import { oncePer } from './oncePer'

/** Remembers what a function gave for a list of objects, such as the data of several files together. */
export function oncePerList<Key extends object, Result>(
  read: (keys: readonly Key[]) => Result,
): (keys: readonly Key[]) => Result {
  const atEnd = oncePer((all: typeof read) => all([]))
  const after = oncePer((first: Key) => oncePerList<Key, Result>((rest) => read([first, ...rest])))
  return ([first, ...rest]) => (first === undefined ? atEnd(read) : after(first)(rest))
}
