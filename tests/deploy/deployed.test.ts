import { testContract } from './contract'
import { testHostilePaths } from './hostilePaths'

/** The port of a running container that serves the build in public/. Only CI sets CONTAINER_PORT. */
const port = Number(process.env.CONTAINER_PORT)
const describeContainer = port ? describe : describe.skip

describeContainer('the container', () => {
  testContract({ port: () => port, choosesLanguage: true })
  testHostilePaths(() => port)
})
