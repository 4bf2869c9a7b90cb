// Jest loads this module in place of every CSS module. Each class name is its own value: `styles.open` is "open". With
// `__esModule`, `import * as styles` returns this object without copying it.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : name) })
