/** The one inline script of every page, the same on all: what must happen before the first paint, and the app's late start. */
import { leadToOwnLanguage } from './chooseLocale'
import { decorate } from './decorate'
import { startLater } from './startLater'

leadToOwnLanguage()
decorate(document.documentElement)
startLater()
