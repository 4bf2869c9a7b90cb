import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const link = '<?xml-stylesheet type="text/css" href="/sitemap.css"?>'

/** Links the style sheet in every file of the sitemap, so that people can read it too; the plugin has no option for it. */
export async function styleSitemap(folder: string): Promise<void> {
  const sitemaps = (await readdir(folder)).filter((name) => /^sitemap-.*\.xml$/.test(name))
  await Promise.all(
    sitemaps.map(async (name) => {
      const file = join(folder, name)
      await writeFile(file, withStyle(await readFile(file, 'utf8')))
    }),
  )
}

function withStyle(xml: string): string {
  return xml.includes(link)
    ? xml
    : xml.replace(/<\?xml [^?]*\?>/, (declaration) => declaration + link)
}
