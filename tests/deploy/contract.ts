import { testCaching } from './contract/caching'
import { testCompression } from './contract/compression'
import { testCrawlers, testOtherVisitors } from './contract/crawlers'
import { testFiles } from './contract/files'
import type { Host } from './contract/host'
import { testLanguages } from './contract/languages'
import { testLargeRequests } from './contract/largeRequests'
import { testMethods } from './contract/methods'
import { testMissingPages } from './contract/missingPages'
import { testNearMisses } from './contract/nearMisses'
import { testPages } from './contract/pages'
import { testPaths } from './contract/paths'
import { testPermanentDownload } from './contract/permanentDownload'
import { testRanges } from './contract/ranges'
import { testRedirects } from './contract/redirects'
import { testReports } from './contract/reports'
import { testSecurityHeaders } from './contract/securityHeaders'

/** Declares the tests that every host must pass. */
export function testContract(host: Host): void {
  testPages(host)
  testMissingPages(host)
  testLargeRequests(host)
  testSecurityHeaders(host)
  testCaching(host)
  testFiles(host)
  testRanges(host)
  testRedirects(host)
  testRequestRules(host)

  // Edge hosts compress files themselves.
  if (!host.edge) testCompression(host)
  if (host.logsReports) testReports(host)
}

/** Declares the tests for the rules that hosts apply to a request before they send a file. */
export function testRequestRules(host: Host): void {
  testMethods(host)
  testPaths(host)
  testPermanentDownload(host)
  testNearMisses(host)
  testLanguages(host)
  testCrawlers(host)
  testOtherVisitors(host)
}
