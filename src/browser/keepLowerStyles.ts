let styles: HTMLLinkElement | null = null

/**
 * Has the head link the styles of what stands below an opening once the page is gone that linked them; takes the place
 * where a page links them when it comes, and null when it goes. A sheet that comes or goes costs the styles, and with its
 * fonts the lines, of the whole page: only when the new one is there, that page has none yet.
 */
export function keepLowerStyles(place: Element | null): void {
  styles ??= place?.querySelector('link') ?? null
  if (place && styles && !styles.isConnected) document.head.append(styles)
}
