import { type Page } from '@playwright/test'
import { addColours, type ColourWindow } from './colours'

/** What a page shows at one width: its faults, and the controls that a visitor can reach. */
interface Layout {
  readonly faults: readonly string[]
  readonly reachable: readonly (string | undefined)[]
}

/**
 * Checks what a visitor sees at the current width: nothing scrolls sideways, every visible control receives a click at
 * its centre, no text covers text, no image is distorted, no arrow points backwards, no h2 is larger than the h1.
 */
export function checkLayout(page: Page): Promise<Layout> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const root = document.documentElement
    const faults: string[] = []
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isVisuallyHidden = (element: Element | null): boolean =>
      element !== null &&
      (/^inset\(50%|^rect/.test(getComputedStyle(element).clipPath) ||
        isVisuallyHidden(element.parentElement))
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) || element.outerHTML.slice(0, 60)}"`

    const overflow = root.scrollWidth - root.clientWidth
    if (overflow > 0) faults.push(`the page is ${overflow} px too wide`)

    const sizeOf = (heading: Element) => parseFloat(getComputedStyle(heading).fontSize)
    const title = document.querySelector('h1')

    for (const heading of document.querySelectorAll('h2'))
      if (title && isShown(heading) && sizeOf(heading) >= sizeOf(title))
        faults.push(`${nameOf(heading)} is not smaller than the h1`)

    for (const image of document.images) {
      const { width, height } = image.getBoundingClientRect()
      const { objectFit, content } = getComputedStyle(image)
      if (objectFit !== 'fill' || content !== 'normal' || !image.naturalHeight || !height) continue
      // Images scaled or rotated by a transform keep their layout size.
      const ratio = image.offsetWidth / image.offsetHeight
      const expected = image.naturalWidth / image.naturalHeight
      if (width > 8 && isShown(image) && Math.abs(ratio / expected - 1) > 0.05)
        faults.push(`the image ${image.currentSrc} has the aspect ratio ${ratio.toFixed(2)}`)
    }

    const direction = root.dir === 'rtl' ? -1 : 1

    for (const arrow of document.querySelectorAll<SVGSVGElement>('svg:has(path[d*="h16m"])'))
      if (arrow.checkVisibility() && Math.sign(arrow.getScreenCTM()?.a ?? 0) !== direction)
        faults.push(`the arrow in ${nameOf(arrow.parentElement ?? arrow)} points backwards`)

    interface Line {
      readonly text: Text
      readonly box: DOMRect
      /** The upper and the lower edge of the letters, in pixels from the upper edge of the window. */
      readonly top: number
      readonly bottom: number
    }
    const lines: Line[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const canvas = document.createElement('canvas').getContext('2d')

    /** Some fonts, above all Arabic ones, have boxes that are much higher than the letters of the text. */
    function lettersIn(text: Text, parent: Element) {
      if (!canvas) throw new Error('The browser has no canvas, so the letters cannot be measured.')
      canvas.font = getComputedStyle(parent).font
      const letters = canvas.measureText(text.data.trim())

      return {
        above: letters.fontBoundingBoxAscent - letters.actualBoundingBoxAscent,
        height: letters.actualBoundingBoxAscent + letters.actualBoundingBoxDescent,
      }
    }

    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const parent = text.parentElement
      if (!parent || !text.data.trim() || !isShown(parent)) continue
      // The content of pictures made of elements, such as the drawing of the app, may overlap.
      if (parent.closest('svg, [aria-hidden=true], [role=img]')) continue
      const range = document.createRange()

      const { above, height } = lettersIn(text, parent)

      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        const top = box.top + above

        if (box.width > 2 && !isVisuallyHidden(parent))
          lines.push({ text, box, top, bottom: top + height })
      }
    }

    lines.sort((one, other) => one.top - other.top)
    lines.forEach(({ text, box, top, bottom }, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.top > bottom) break
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(bottom, other.bottom) - other.top
        // The tails of some letters may reach into the next line.
        const isCovered =
          across > 4 && down > 0.3 * Math.min(bottom - top, other.bottom - other.top)
        if (isCovered && text !== other.text)
          faults.push(`"${text.data.slice(0, 30)}" overlaps "${other.text.data.slice(0, 30)}"`)
      }
    })

    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, [role=button]',
    )

    for (const control of controls) {
      // Visitors click the label of a visually hidden input.
      const target = (control.matches('input') ? control.closest('label') : null) ?? control
      if (!isShown(target) || control.matches(':disabled, [inert] *, .visuallyHidden:not(label *)'))
        continue
      const boxOf = () =>
        [...target.getClientRects()].reduce((one, other) => (other.width > one.width ? other : one))
      if (target.getClientRects().length === 0) continue
      const { position } = getComputedStyle(target)
      // A skip link is outside the window until it has the focus.
      if (position === 'absolute' && boxOf().bottom + scrollY <= 0) continue
      // The sticky header covers what is at the upper edge of the window.
      if (!target.closest('header') && (boxOf().top < 150 || boxOf().bottom > innerHeight))
        target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = boxOf()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!hit || !(target.contains(hit) || control.closest('label')?.contains(hit)))
        faults.push(
          `${nameOf(control)} is ${hit ? `covered by ${nameOf(hit)}` : 'outside the window'}`,
        )
    }

    scrollTo({ top: 0, behavior: 'instant' })

    const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open])')

    for (const details of closed) details.open = true
    // The menus in the header differ by width, but not the links in them. Wide pages show all choices of some groups.
    const reachable = [...controls]
      .filter((control) => isShown(control) && !control.matches('header summary, [type=radio]'))
      .map((control) =>
        control instanceof HTMLAnchorElement ? control.href.split('?')[0] : nameOf(control),
      )

    for (const details of closed) details.open = false

    return { faults, reachable }
  })
}

/** Returns the page, and its sections, if the printed page shows too little of their text legibly on white paper. */
export async function unprintedParts(page: Page): Promise<string[]> {
  const lengths = () =>
    page.evaluate(() => {
      const { isDistinct } = (window as unknown as ColourWindow).colours

      return [...document.querySelectorAll('main, main section[id]')].map((part) => {
        const length = { name: part.id, shown: 0, printed: 0 }
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)

        while (texts.nextNode()) {
          const { parentElement, textContent } = texts.currentNode
          const isShown = { opacityProperty: true, visibilityProperty: true }
          if (
            !parentElement?.checkVisibility(isShown) ||
            parentElement.closest('[aria-hidden=true]')
          )
            continue
          const size = textContent?.trim().length ?? 0

          length.shown += size
          if (
            parentElement.getClientRects().length &&
            isDistinct(getComputedStyle(parentElement).color, ['#fff'])
          )
            length.printed += size
        }

        return length
      })
    })

  await addColours(page)
  const before = await lengths()

  await page.emulateMedia({ media: 'print' })
  const after = await lengths()

  await page.emulateMedia({ media: null })

  return before.flatMap(({ name, shown }, index) => {
    const share = (after[index]?.printed ?? 0) / (shown || 1)
    // Buttons and forms have no use on paper.
    const isEnough = !shown || share > (name === 'main' ? 0.8 : 0.5)
    return isEnough ? [] : [`prints ${Math.round(share * 100)} % of the text of ${name}`]
  })
}
