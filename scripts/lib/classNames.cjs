// Replaces every CSS module in tests. A class name is the same as in the style sheet: `styles.open` is "open".
// With `__esModule`, `import * as styles` returns this object without copying it.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : name) })
