import type { CreateDevServerArgs } from 'gatsby'
import { serveAdmin } from './admin'
import { streamContentErrors } from './contentCheck'

/** What `gatsby develop` serves in addition to the site. */
export function onCreateDevServer(args: CreateDevServerArgs): void {
  streamContentErrors(args)
  serveAdmin(args)
}
