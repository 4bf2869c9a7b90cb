import { localeCookieName } from '../../site/constants'
import { defaultLocale, localeCodes } from '../../site/locales'
import { crawlerPattern } from '../crawler'

/**
 * The nginx maps that choose whose home page answers at `/`: `$home_locale` is the code of a language to
 * lead to, or empty to stay. The rules are those of localePreference.ts, for what a server is told.
 */
export function nginxLanguageMaps(): string {
  const codes = localeCodes.join('|')
  const others = localeCodes.filter((code) => code !== defaultLocale).join('|')
  // `in` is the old name of `id`.
  const ours = `(?:${codes}|in)${end}`
  return `
map $http_user_agent $crawler {
  default 0;
  "~*${crawlerSource}" 1;
}

map $http_cookie $stored_locale {
  default "";
  "~(?:^|;) *${localeCookieName}=(?<stored>${codes}) *(?:;|$)" $stored;
}

# The first language of ours in the list, which browsers send in order of preference.
map $http_accept_language $accepted_locale {
  default "";
${localeCodes.map((code) => accepted(code, ours)).join('\n')}
}

map "$crawler:$http_sec_fetch_site:$stored_locale:$accepted_locale" $home_locale {
  default "";
  "~^0:(?!same-origin:)[^:]*:(?<by_choice>${others}):" $by_choice;
  "~^0:(?!same-origin:)[^:]*::(?<by_browser>${others})$" $by_browser;
}

# What an answer depends on: who asks for the home page, or meets a failure.
map "$status:$request_uri" $answer_vary {
  default "";
  "~^[23]..:/(?:\\?|$)" "Accept-Language, Cookie, User-Agent, Sec-Fetch-Site";
  "~^[45]" User-Agent;
}
`.trim()
}

const end = String.raw`(?:[-_;,\s]|$)`

/** PCRE can look back for the phones of Cubot, which are no bots. */
const crawlerSource = crawlerPattern.source.replace(/^bot/, '(?<!cu)bot')

function accepted(code: string, ours: string): string {
  const names = code === 'id' ? '(?:id|in)' : code
  return `  "~*^(?:(?!\\s*${ours})[^,]*,)*\\s*${names}${end}" ${code};`
}
