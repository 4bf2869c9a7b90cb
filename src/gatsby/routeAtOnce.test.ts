import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import drawAtOnce from './routeAtOnce.mjs'

const package_ = require.resolve('@gatsbyjs/reach-router/package.json')
const router = readFileSync(join(dirname(package_), 'dist/index.modern.mjs'), 'utf8')

test('the router of the installed Gatsby waits for a frame where we have it draw', () => {
  const source = drawAtOnce(router)
  expect(source).toMatch(/^import\{flushSync\}from"react-dom";/)
  expect(source).toMatch(/flushSync\(\(\)=>\{\w+\|\|\w+\(\{location:\w+\}\)\}\)/)
  expect(source).not.toContain('requestAnimationFrame')
})

test('a router that waits otherwise stops the build', () => {
  expect(() => drawAtOnce('setTimeout(go)')).toThrow("Gatsby's router waits otherwise")
})
