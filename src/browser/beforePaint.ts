/** The one inline script of every page, the same on all: what must happen before the first paint, or before the app runs. */
import { leadToOwnLanguage } from './chooseLocale'
import { rememberClosedBanner } from './closedBanner'
import { decorate } from './decorate'
import { noteDownloads } from './downloadClicks'
import { drawFarPartsLater } from './drawFarPartsLater'
import { prepareLanguageLinks } from './languageLinks'
import { recoverFromFailure } from './recover'
import { startLater } from './startLater'
import { urgentTask } from './urgentTask'

const page = document.documentElement

leadToOwnLanguage()
// The browser's storage keeps whoever asks it waiting: in a task of its own, that delays neither the parser nor the styles
// that it asks for. Until then the styles hide the page, so that nobody sees or touches it in a wrong state.
page.dataset.js = 'soon'
urgentTask(() => {
  decorate(page)
  drawFarPartsLater(page)
  prepareLanguageLinks()
  rememberClosedBanner()
  noteDownloads()
  recoverFromFailure()
  startLater()
})
