/**
 * Fetches what the home page shows below its opening, a script of its own; rejects where it does not arrive. Its name
 * says which page it belongs to: see `laterChunkName`.
 */
export async function loadShowcase() {
  const { Showcase } = await import(
    /* webpackChunkName: "component---src-templates-home-tsx-later" */ './Showcase'
  )
  return Showcase
}
