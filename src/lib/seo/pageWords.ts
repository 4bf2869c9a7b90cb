/** The words that every page has about itself, wherever they stand in its file. */
export interface PageWords {
  readonly meta: { readonly title: string; readonly description: string }
  readonly title?: string
  readonly lead?: string
  readonly hero?: { readonly title: string; readonly lead: string }
}

/** The heading that a page shows; throws when its words have none. */
export function headingOf({ title, hero }: PageWords): string {
  const heading = hero?.title ?? title
  if (heading === undefined) throw new Error('a page needs a title or a hero with a title')
  return heading
}

/** The sentence below a page's heading; undefined where there is none. */
export function leadOf({ lead, hero }: PageWords): string | undefined {
  return hero?.lead ?? lead
}
