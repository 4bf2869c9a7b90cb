import { AxeBuilder } from '@axe-core/playwright'
import { type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What breaks a rule of WCAG 2.2 AA on the open page: each rule with the element. */
export async function violations(page: Page): Promise<string[]> {
  // Our pages have no frames. Legacy mode needs no second page and is a third faster.
  const axe = new AxeBuilder({ page }).withTags(tags).setLegacyMode()
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Opens all answers, so that their text and controls are checked too. */
export function openAnswers(page: Page): Promise<void> {
  return page.locator('main details').evaluateAll((answers: HTMLDetailsElement[]) => {
    for (const answer of answers) answer.open = true
  })
}

/** The texts of a page that are cut off, by a box that hides its overflow or by the edge of the window. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2
    const edge = document.documentElement.clientWidth
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

    /** Whether a box around a text hides a part of it. Text for screen readers only is ignored. */
    const isCut = (text: Text, { left, right, top, bottom }: DOMRect): boolean => {
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

    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const shown = text.parentElement?.checkVisibility({ visibilityProperty: true })
      if (!shown || !text.data.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some((place) => isCut(text, place))) cut.push(text.data)
    }
    return cut
  })
}

/** Sets the text spacing that WCAG 1.4.12 demands a page to bear. */
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

/** The controls smaller than 24 pixels (WCAG 2.5.8), and menus and sliders smaller than 44. Links inside a sentence may be smaller. */
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
        // The target of a visually hidden input is its label.
        const label = control.matches('input') ? control.closest('label') : null
        const { width, height } = (label ?? control).getBoundingClientRect()
        const least = control.matches('header summary, input[type=range]') ? 44 : 24
        // Half a pixel is rounding.
        if (inSentence(control) || Math.min(width, height) >= least - 0.5) return []
        return `${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`
      })
  })
}

/** The controls whose accessible name lacks their visible text, so that voice control cannot find them. */
export function unspokenLabels(page: Page): Promise<string[]> {
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

/** The elements that are animated although the visitor prefers reduced motion. */
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

/** The icons of controls that have the colour of their background in forced colours. */
export function lostIcons(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Emulated colours apply one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const clear = /^rgba\(.*, 0\)$/
    const ground = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor
      const { backgroundColor } = getComputedStyle(element)
      return clear.test(backgroundColor) ? ground(element.parentElement) : backgroundColor
    }
    return [...document.querySelectorAll('a svg, button svg, summary svg')]
      .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
      .filter((icon) => {
        const { stroke } = getComputedStyle(icon)
        return stroke === 'none' || clear.test(stroke) || stroke === ground(icon)
      })
      .map((icon) => icon.parentElement?.outerHTML.slice(0, 120) ?? '')
  })
}
