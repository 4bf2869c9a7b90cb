import { join } from 'node:path'
import { root } from './lib/run'
import { runTask } from './lib/runTask'
import { startNginx } from './lib/startNginx'

runTask(async () => {
  const port = Number(process.env.PORT ?? 9080)
  const { stop } = await startNginx({
    folder: join(root, 'public'),
    generated: join(root, 'deploy/nginx/generated'),
    port,
  })

  process.on('SIGINT', () => void stop()).on('SIGTERM', () => void stop())
  console.log(`nginx serves the site at http://localhost:${port}`)

  return 0
})
