/**
 * Returns a script that makes a property of an object the result of a function body, as settings, extensions and app
 * wrappers do. The object is an expression, such as `Navigator.prototype`.
 */
export const mask = (object: string, property: string, body: string) =>
  `Object.defineProperty(${object}, '${property}', { get() { ${body} } })`
