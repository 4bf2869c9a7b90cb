import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish } from '../../deploy/lib/publish'
import { findNginx } from '../../scripts/nginx/findNginx.mjs'
import { startNginx } from '../../scripts/nginx/startNginx'
import { ask } from './ask'
import { freePort } from './freePort'
import { writeSmallBuild } from './smallBuild'

const nobody = 65534
const isRoot = process.getuid?.() === 0

// Only root can become somebody else.
const testAsNobody = findNginx() && isRoot ? test : test.skip

testAsNobody('as in the container, nginx needs no rights and writes to run/ alone', async () => {
  const room = mkdtempSync(join(tmpdir(), 'site-nobody-'))
  chmodSync(room, 0o755)
  const [build, target] = [join(room, 'build'), join(room, 'server')]
  writeSmallBuild(build, 'words')
  publish({ build, target, keep: 2, reload: () => undefined })
  const port = await freePort()
  const nginx = await startNginx({
    folder: join(target, 'current'),
    generated: join(target, 'nginx'),
    keptFolder: join(target, 'files'),
    port,
    uid: nobody,
  })
  const { status, body } = await ask(port, '/about/')
  await nginx.stop()
  rmSync(room, { recursive: true })
  expect([status, body.toString().includes('words')]).toEqual([200, true])
})
