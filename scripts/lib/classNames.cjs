// Stands for every CSS module in tests: `styles.open` is "open", and `import * as styles` takes it as it is.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : name) })
