import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run'
import { runTask } from './lib/runTask'
import { createPreview } from './preview/server'

runTask(() => {
  const folder = join(root, 'public')
  const port = Number(process.env.PORT ?? 9000)
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('public/ is missing or empty. Run: npm run build')
  createPreview(folder)
    .on('error', ({ message }) => {
      console.error(`The server cannot start: ${message}. Set PORT to use another port.`)
      process.exitCode = 1
    })
    .listen(port, () => console.log(`The site is at http://localhost:${port}`))

  return 0
})
