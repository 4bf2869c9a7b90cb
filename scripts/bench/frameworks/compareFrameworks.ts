import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Certificate, type Served, serveSecurely } from '../secureServer'
import { astro, astroWithRouter } from './astro'
import { buildFramework } from './buildFramework'
import { docusaurus } from './docusaurus'
import { frameworksTable, type Arm, type Visits } from './frameworksTable'
import { nextjs } from './nextjs'
import { readSourcePage } from './sourcePage'

const frameworks = [astro, astroWithRouter, nextjs, docusaurus]

/**
 * Makes the pages at some addresses of the built site with other frameworks, from the same HTML, styles and pictures, and
 * gives a table of what they measure beside ours. Needs the registry of npm's packages.
 */
export async function compareFrameworks(
  publicFolder: string,
  ownPaths: readonly string[],
  own: readonly Arm[],
  visits: Visits,
  certificate: Certificate,
): Promise<string> {
  const pages = ownPaths.map((path) =>
    readSourcePage(path, readFileSync(join(publicFolder, path, 'index.html'), 'utf8')),
  )
  const folder = mkdtempSync(join(tmpdir(), 'site-frameworks-'))
  const served: Served[] = []
  try {
    const arms = [...own]
    for (const [index, framework] of frameworks.entries()) {
      const site = await buildFramework(framework, pages, join(folder, String(index)), publicFolder)
      const server = await serveSecurely(site, certificate)
      served.push(server)
      arms.push({ name: framework.name, origin: server.origin })
    }
    return await frameworksTable(arms, visits)
  } finally {
    for (const { stop } of served) stop()
    rmSync(folder, { recursive: true })
  }
}
