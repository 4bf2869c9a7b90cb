let styles: HTMLLinkElement | null = null

/**
 * Has the head keep the styles of what stands below an opening; takes the place where a page links them when it comes,
 * and null when it goes. A sheet that comes or goes costs the styles, and with its fonts the lines, of the whole page:
 * where the browser can, the link is moved as it is. Elsewhere they are linked anew once the next page is there: the old
 * one would be laid out again.
 */
export function keepLowerStyles(place: Element | null): void {
  styles ??= place?.querySelector('link') ?? null
  const { head } = document
  if (!styles || styles.parentNode === head) return
  if ('moveBefore' in Element.prototype) head.moveBefore(styles, null)
  else if (place && !styles.isConnected) head.append(styles)
}
