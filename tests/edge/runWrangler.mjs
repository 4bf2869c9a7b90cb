// Runs wrangler, with the arguments of this script, until the standard input ends. That also happens if the tests are
// killed, so no server is left. A signal to wrangler would not end workerd, which wrangler starts.
import { spawn, spawnSync } from 'node:child_process'

const isWindows = process.platform === 'win32'

const wrangler = spawn(process.execPath, process.argv.slice(2), {
  // On Unix, the process is the leader of a group, with which it can be killed.
  detached: !isWindows,
  stdio: ['ignore', 'inherit', 'inherit'],
})

const stop = () => {
  const id = wrangler.pid
  if (!id) return
  if (isWindows) spawnSync('taskkill', ['/pid', String(id), '/t', '/f'])
  else process.kill(-id, 'SIGKILL')
}

wrangler.on('exit', () => process.exit())
process.stdin.resume().on('end', stop)
process.on('SIGINT', stop).on('SIGTERM', stop)
