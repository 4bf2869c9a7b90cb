/** The inline script of every page: everything that must run before first paint or before the app. */
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
