import { oncePer } from './oncePer'

/** Remembers what a function gave for two objects together, such as a file and its translation. */
export function oncePerTwo<First extends object, Second extends object, Result>(
  read: (first: First, second: Second) => Result,
): (first: First, second: Second) => Result {
  const ofFirst = oncePer((first: First) => oncePer((second: Second) => read(first, second)))
  return (first, second) => ofFirst(first)(second)
}
