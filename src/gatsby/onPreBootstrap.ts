import type { ParentSpanPluginArgs } from 'gatsby'
import { checkContentFiles } from './checkContentFiles'
import { publicFolder, wholePageData } from './folders'
import { restorePageData } from './pageData'

/** Before anything is made: looks at what editors wrote, and gives Gatsby back what the last build took away. */
export async function onPreBootstrap(args: ParentSpanPluginArgs): Promise<void> {
  checkContentFiles(args)
  await restorePageData(publicFolder, wholePageData)
}
