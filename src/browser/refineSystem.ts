/**
 * Finds out which kind of Mac this is, and tells the style sheet; every other system is known before the first paint.
 * Rejects where the code for it does not arrive: then the page goes on offering what it offers any Mac.
 */
export async function refineSystem({ dataset }: HTMLElement): Promise<void> {
  if (dataset.os !== 'mac') return
  // Fetched only where it is needed.
  const { findMacKind } = await import('./findMacKind')
  dataset.os = await findMacKind()
}
