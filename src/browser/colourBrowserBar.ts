/** Gives the browser's own bar the colour of a chosen theme: of the tags that name one, the first that fits the system counts. */
export function colourBrowserBar(): void {
  const page = document.documentElement
  if (!page.dataset.theme) return
  colour ??= document.createElement('meta')
  colour.name = 'theme-color'
  colour.content = getComputedStyle(page).backgroundColor
  document.head.prepend(colour)
}

let colour: HTMLMetaElement | undefined
