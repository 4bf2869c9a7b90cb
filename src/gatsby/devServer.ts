import type { CreateDevServerArgs } from 'gatsby'
import { serveAdmin } from './admin'
import { streamContentErrors } from './contentCheck'

/** What `gatsby develop` serves besides the site. */
export function onCreateDevServer(args: CreateDevServerArgs): void {
  streamContentErrors(args)
  serveAdmin(args)
}
