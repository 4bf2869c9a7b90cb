/** The one inline script, the same on every page: everything that must happen before first paint or before the app runs. */
import { recordDownloads } from '../download'
import { applyPageState } from './applyPageState'
import { rememberDismissedBanner } from './banner'
import { prepareLanguageLinks, redirectToPreferredLanguage } from './language'
import { recoverFromMissingFiles } from './recovery'
import { startApp } from './startApp'

redirectToPreferredLanguage()
applyPageState()
prepareLanguageLinks()
rememberDismissedBanner()
recordDownloads()
recoverFromMissingFiles()
startApp()
