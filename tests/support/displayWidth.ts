const wide =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff01-\uff60\uffe0-\uffe6]/u
const withoutWidth = /[\p{Mn}\p{Me}\p{Cf}]/u

/** How many columns a text takes in a list of search results: a Chinese, Japanese or Korean sign takes two, a mark above another none. */
export function displayWidth(text: string): number {
  return Array.from(text).reduce((width, sign) => width + columns(sign), 0)
}

function columns(sign: string): number {
  if (withoutWidth.test(sign)) return 0
  return wide.test(sign) ? 2 : 1
}
