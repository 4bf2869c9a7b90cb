/** What Gatsby's own script tags say, read from a built page. */
export interface GatsbyScripts {
  /** The addresses of the app's scripts in the order in which they run. */
  readonly scripts: readonly string[]
  readonly chunkFiles: Readonly<Record<string, readonly string[]>>
}

/** Reads the slice that Gatsby stitches its script tags from (`_gatsby-scripts-1.html`); throws when it looks otherwise than expected. */
export function readGatsbyScripts(slice: string): GatsbyScripts {
  const mapping = /window\.___chunkMapping="(.*?)";\s*<\/script>/s.exec(slice)?.[1]
  const scripts = [...slice.matchAll(/<script src="([^"]+)" async/g)].map((match) => match[1] ?? '')
  if (!mapping || scripts.length === 0) {
    throw new Error("Gatsby's script tags look otherwise than gatsbyScripts.ts expects")
  }
  // The mapping stands there as JSON inside a JavaScript string.
  const chunkFiles = JSON.parse(JSON.parse(`"${mapping}"`) as string) as GatsbyScripts['chunkFiles']
  return { scripts, chunkFiles }
}
