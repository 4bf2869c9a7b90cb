import { AxeBuilder } from '@axe-core/playwright'
import { type Page } from '@playwright/test'
import { addColours, type ColourWindow } from './colours'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Returns the WCAG 2.2 AA violations that axe finds on the open page, each with the rule and the element. */
export async function violations(page: Page): Promise<string[]> {
  // Legacy mode skips frames, which our pages do not have, so the check takes a third less time.
  const axe = new AxeBuilder({ page })
    // Reporting the details of passed rules would take a third longer.
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
  const { violations: found } = await axe.analyze()

  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Opens all FAQ answers, so that tests also check their content. */
export function openAnswers(page: Page): Promise<void> {
  return page.locator('main details').evaluateAll((answers: HTMLDetailsElement[]) => {
    for (const answer of answers) answer.open = true
  })
}

/** Returns the text that is clipped, either by an element with hidden overflow or by the edge of the viewport. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2
    const edge = document.documentElement.clientWidth
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

    /** Returns whether an ancestor or the viewport clips a rectangle of a text node. Ignores visually hidden text. */
    const isClipped = (text: Text, { left, right, top, bottom }: DOMRect): boolean => {
      for (let box = text.parentElement; box; box = box.parentElement) {
        if (box === document.documentElement) break
        const { overflowX, overflowY, clipPath } = getComputedStyle(box)
        const { x, y, width, height } = box.getBoundingClientRect()
        if (clipPath === 'inset(50%)') return false
        if (hides(overflowX) && (left < x - slack || right > x + width + slack)) return true
        if (hides(overflowY) && (top < y - slack || bottom > y + height + slack)) return true
        if (scrolls(overflowX) || scrolls(overflowY)) return false
      }

      return left < -slack || right > edge + slack
    }

    const clipped: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)

    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const shown = text.parentElement?.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      })
      if (!shown || !text.data.trim()) continue
      const range = document.createRange()

      range.selectNodeContents(text)
      if ([...range.getClientRects()].some((rectangle) => isClipped(text, rectangle)))
        clipped.push(text.data)
    }

    return clipped
  })
}

/** Applies the text spacing that WCAG 1.4.12 requires pages to support. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}

/**
 * Returns the controls that are smaller than 24 pixels (WCAG 2.5.8), and the header menus and sliders that are smaller
 * than 44 pixels. Links in a sentence are exempt.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, [role=button]',
    )
    const inSentence = (element: HTMLElement) => {
      const around = element.parentElement?.innerText.trim() ?? ''
      return getComputedStyle(element).display === 'inline' && around !== element.innerText.trim()
    }

    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .flatMap((control) => {
        // Visitors click the label of a visually hidden input, so the label's size counts.
        const label = control.matches('input') ? control.closest('label') : null
        const { width, height } = (label ?? control).getBoundingClientRect()
        const least = control.matches('header summary, input[type=range]') ? 44 : 24
        // Half a pixel of tolerance allows for rounding errors.
        if (inSentence(control) || Math.min(width, height) >= least - 0.5) return []
        return `${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`
      })
  })
}

/** Returns the controls whose accessible name does not contain their visible text (WCAG 2.5.3). */
export function labelMismatches(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

    return [...document.querySelectorAll<HTMLElement>('[aria-label], [aria-labelledby]')]
      .filter((element) => element.matches('a, button, summary, input, select, [role=button]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? []
        const name = labels.length
          ? labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
          : (element.getAttribute('aria-label') ?? '')
        const written = element.innerText
        return plain(name).includes(plain(written)) ? [] : `"${written}" is called "${name}"`
      })
  })
}

/** Returns the elements that have an animation, a transition or smooth scrolling. */
export function animations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(',').map(parseFloat))

    return [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } =
        getComputedStyle(element)
      const moves =
        (animationName !== 'none' && longest(animationDuration) > 0) ||
        longest(transitionDuration) > 0 ||
        scrollBehavior === 'smooth'
      return moves ? element.outerHTML.slice(0, 120) : []
    })
  })
}

/** Returns the icons in links, buttons and summaries that are hard to see on their background. */
export async function invisibleIcons(page: Page): Promise<string[]> {
  await addColours(page)

  return page.evaluate(async () => {
    // Waits, because emulated forced colours take effect one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { backgroundsOf, isDistinct } = (window as unknown as ColourWindow).colours

    return [...document.querySelectorAll('a svg, button svg, summary svg')]
      .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
      .filter((icon) => {
        const { stroke } = getComputedStyle(icon)
        return stroke === 'none' || !isDistinct(stroke, backgroundsOf(icon))
      })
      .map((icon) => icon.parentElement?.outerHTML.slice(0, 120) ?? '')
  })
}
