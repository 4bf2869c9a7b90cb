/** The one inline script of every page, the same on all: what must happen before the first paint, or before the app runs. */
import { leadToOwnLanguage } from './chooseLocale'
import { rememberClosedBanner } from './closedBanner'
import { decorate } from './decorate'
import { noteDownloads } from './downloadClicks'
import { drawFarPartsLater } from './drawFarPartsLater'
import { prepareLanguageLinks } from './languageLinks'
import { recoverFromFailure } from './recover'
import { startLater } from './startLater'

leadToOwnLanguage()
decorate(document.documentElement)
drawFarPartsLater(document.documentElement)
prepareLanguageLinks()
rememberClosedBanner()
noteDownloads()
recoverFromFailure()
startLater()
