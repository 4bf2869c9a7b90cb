import type { CreateDevServerArgs } from 'gatsby'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import { writeAdmin } from '../../tools/cms/writeAdmin'
import { adminPath, cmsBackend } from '../site/cms'

/** The part of the development server that is used here. */
interface Server {
  get: (path: string, handle: (request: object, response: object, next: () => void) => void) => void
  use: (path: string, handler: ReturnType<typeof sirv>) => void
}

/** Serves the editing screen in `gatsby develop`; each visit derives the forms from the files again. */
export function serveAdmin({ app }: CreateDevServerArgs): void {
  const folder = join(process.cwd(), '.cache', adminPath)
  const server = app as Server
  server.get(adminPath, (_, __, next) => {
    writeAdmin(folder, process.cwd(), cmsBackend)
    next()
  })
  server.use(adminPath, sirv(folder, { dev: true }))
}

/** Publishes the editing screen if a Git backend is configured. */
export function publishAdmin(site: string): void {
  const folder = join(site, adminPath)
  rmSync(folder, { recursive: true, force: true })
  if (cmsBackend) writeAdmin(folder, process.cwd(), cmsBackend)
}
