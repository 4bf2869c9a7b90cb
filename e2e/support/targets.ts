import { resolve } from 'node:path'
import { type Page } from '@playwright/test'
import { cssModulesBelow, shortClassName } from '../../src/gatsby/shortClassName'

const buttonStyles = resolve('src/components/Button/Button.module.css')
const button = shortClassName(cssModulesBelow(resolve('src')), buttonStyles, 'button')

/** What a finger must hit without looking twice: the buttons, the menus, the questions, the stage. */
const main = `.${button}, header summary, [id] > summary, main dialog button, input[type=range]`

/** The controls of a page that are smaller than 24 pixels, and the main ones that are smaller than 44; links inside a sentence may be. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((mainTargets) => {
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
        // A radio button that is heard and not seen is chosen by its label.
        const label = control.matches('.visuallyHidden') ? control.closest('label') : null
        const { width, height } = (label ?? control).getBoundingClientRect()
        const least = inSentence(control) ? 0 : control.matches(mainTargets) ? 44 : 24
        // Half a pixel is rounding.
        if (Math.min(width, height) >= least - 0.5) return []
        return `${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`
      })
  }, main)
}
