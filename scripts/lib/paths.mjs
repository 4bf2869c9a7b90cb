/** Letters and digits of every language, and the signs with which a build has been tried. */
const possible = /^(?:[A-Z]:)?[\p{L}\p{M}\p{N} ._+@,~/\\-]*$/iu

/**
 * Returns why the site cannot be built in a folder, or undefined if it can. Gatsby and its tools write the path into code,
 * URLs and patterns, where other signs have a meaning: with an apostrophe, the build would fail after minutes.
 *
 * @param {string} folder The absolute path of the project.
 */
export function pathProblem(folder) {
  if (possible.test(folder)) return undefined
  const signs = [...new Set(folder)].filter((sign) => !possible.test(sign))

  return (
    `The site cannot be built in ${folder}, because of ${signs.join(' ')} in the path. Move the project to a folder ` +
    'whose path has only letters, digits, spaces and the signs . _ - + @ , ~'
  )
}
