import './lib/checkNode.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.mjs'
import { createPreview } from './preview/server'

const folder = join(root, 'public')
const port = Number(process.env.PORT ?? 9000)

if (existsSync(join(folder, 'index.html'))) {
  createPreview(folder)
    .on('error', ({ message }) => {
      console.error(`The server cannot start: ${message}. Set PORT to use another port.`)
      process.exitCode = 1
    })
    .listen(port, () => {
      console.log(`The site is at http://localhost:${port}`)
    })
} else {
  console.error('public/ is missing or empty. Run: npm run build')
  process.exitCode = 1
}
