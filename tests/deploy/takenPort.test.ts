import { createServer, type AddressInfo } from 'node:net'
import { findNginx } from '../../scripts/nginx/findNginx.mjs'
import { startNginx } from '../../scripts/nginx/startNginx'
import { nginxFolder, publicFolder } from './folders'

const testWithNginx = findNginx() ? test : test.skip

testWithNginx('nginx does not pass for started where another program answers', async () => {
  const other = createServer((socket) => socket.end())
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const started = startNginx({ folder: publicFolder, generated: nginxFolder, port })
  const fault = await started.then(
    (nginx) => nginx.stop(),
    (error: unknown) => error,
  )
  other.close()
  expect(fault).toEqual(new Error(`Port ${port} is taken by another program`))
})
