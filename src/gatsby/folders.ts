import { join } from 'node:path'

/** The folder that the site is built into. */
export const publicFolder = join(process.cwd(), 'public')

/** Where the whole data of the pages is kept from one build to the next, as long as Gatsby keeps what it knows. */
export const wholePageData = join(process.cwd(), '.cache/whole-page-data')
