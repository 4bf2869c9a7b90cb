/**
 * Returns the empty variables of an environment as undefined ones, for the start of Gatsby. Gatsby writes each variable with
 * the prefix GATSBY_ to the scripts of pages. Containers and workflows set variables without a value to an empty string, and
 * their builds must have the same files as those without the variables.
 */
export function emptyVariables(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, undefined> {
  const names = Object.keys(environment).filter(
    (name) => name.startsWith('GATSBY_') && environment[name] === '',
  )

  return Object.fromEntries(names.map((name) => [name, undefined]))
}
