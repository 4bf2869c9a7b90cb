/** The address of the one style sheet that webpack made, from the text of its `webpack.stats.json`; throws when there isn't just one. */
export function styleSheetOf(stats: string): string {
  const { assetsByChunkName } = JSON.parse(stats) as {
    assetsByChunkName: Readonly<Record<string, readonly string[]>>
  }
  const sheets = new Set(
    Object.values(assetsByChunkName).flatMap((files) =>
      files.filter((file) => file.endsWith('.css')),
    ),
  )
  const [sheet] = sheets
  if (sheet === undefined || sheets.size > 1) {
    throw new Error(`The build made ${sheets.size} style sheets instead of one`)
  }
  return `/${sheet}`
}
