import { localeCookieName } from '../../site/localeCookie'
import { defaultLocale, localeCodes } from '../../site/locales'
import { crawlerPattern } from '../../lib/crawler'

/**
 * Returns the nginx maps that choose the language. `$home_locale` is the language to which `/` redirects, or empty if
 * `/` does not redirect. `$visitor_prefix` is the URL prefix for the visitor's language, such as `/de`. The maps repeat
 * the rules in src/lib/localePreference.ts and src/lib/crawler.ts, which the Worker uses. tests/deploy/contract.ts
 * sends the same requests to nginx and to the Worker.
 */
export function nginxLanguageMaps(): string {
  const codes = localeCodes.join('|')
  const others = localeCodes.filter((code) => code !== defaultLocale).join('|')
  // `in` is the former language code for Indonesian (`id`).
  const ours = `(?:${codes}|in)${end}`
  return `
map $http_user_agent $crawler {
  default 0;
  "~*${crawlerPattern.source}" 1;
}

map $http_cookie $stored_locale {
  default "";
  "~(?:^|;) *${localeCookieName}=(?<stored>${codes}) *(?:;|$)" $stored;
}

# The first supported language in the header, which is in order of preference.
map $http_accept_language $accepted_locale {
  default "";
${localeCodes.map((code) => accepted(code, ours)).join('\n')}
}

map "$crawler:$http_sec_fetch_site:$stored_locale:$accepted_locale" $home_locale {
  default "";
  "~^0:(?!same-origin:)[^:]*:(?<by_choice>${others}):" $by_choice;
  "~^0:(?!same-origin:)[^:]*::(?<by_browser>${others})$" $by_browser;
}

# The prefix of the pages in the visitor's language.
map "$stored_locale:$accepted_locale" $visitor_prefix {
  default "";
  "~^(?<stored_other>${others}):" /$stored_other;
  "~^:(?<accepted_other>${others})$" /$accepted_other;
}

# The request headers that a redirect by language and error responses depend on.
map "$status:$request_uri" $answer_vary {
  default "";
  "~^[23]..:/(?:\\?|$)" "Accept-Language, Cookie, User-Agent, Sec-Fetch-Site";
  "~^302:/get/?(?:\\?|$)" "Accept-Language, Cookie";
  "~^[45]" User-Agent;
}
`.trim()
}

const end = String.raw`(?:[-_;,\s]|$)`

function accepted(code: string, ours: string): string {
  const names = code === 'id' ? '(?:id|in)' : code
  return `  "~*^(?:(?!\\s*${ours})[^,]*,)*\\s*${names}${end}" ${code};`
}
