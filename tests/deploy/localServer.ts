import { createServer, type AddressInfo, type Server } from 'node:net'

const portOf = (server: Server) => (server.address() as AddressInfo).port

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const port = portOf(server)
      server.close(() => resolve(port))
    })
  })
}

/** Runs a server on a free port during the tests of a file. Returns a getter for its port. */
export function useServer(server: Server): () => number {
  beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
  afterAll(() => void server.close())
  return () => portOf(server)
}
