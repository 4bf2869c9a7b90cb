import { type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { createPreview } from '../../scripts/preview/server'
import { builtPath } from '../support/builtSite'
import { testContract } from './contract'
import { testHostilePaths } from './hostilePaths'

let server: Server
const port = () => (server.address() as AddressInfo).port

beforeAll(async () => {
  server = createPreview(builtPath(''))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

testContract({ host: port })
testHostilePaths(port)
