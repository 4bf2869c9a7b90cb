#!/bin/sh
# Guess: the package `display` of x/text (Go) names Traditional Chinese in each language in which it names Simplified Chinese.
# Seen: in Korean, Vietnamese, Dutch and 82 more, its name is an empty string, without an error; that of Simplified Chinese is there.
#   `Intl.DisplayNames` has both.
# Who meets it: menus and pages that list languages, by Go programs: one entry is empty.
# What to do: the name in its own language (`display.Self`), which is right, or another source where the string is empty.
set -eu

missing=
for package in golang-go golang-golang-x-text-dev; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-golang-x-text-dev

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > main.go <<'GO'
package main

import (
	"fmt"

	"golang.org/x/text/language"
	"golang.org/x/text/language/display"
)

func main() {
	traditional := language.MustParse("zh-Hant")
	simplified := language.MustParse("zh-Hans")

	for _, name := range []string{"en", "ar", "de", "es", "fr", "id", "it", "ja", "ko", "nl", "pt", "ru", "vi"} {
		names := display.Tags(language.MustParse(name))
		fmt.Printf("%s: %q, %q\n", name, names.Name(simplified), names.Name(traditional))
	}

	without := 0
	for _, tag := range display.Supported.Tags() {
		names := display.Tags(tag)
		if names != nil && names.Name(simplified) != "" && names.Name(traditional) == "" {
			without++
		}
	}
	fmt.Println(without, "languages without it")
	fmt.Printf("itself: %q\n", display.Self.Name(traditional))
}
GO
GOPATH=/usr/share/gocode GO111MODULE=off GOCACHE="$work/cache" go run main.go | tee seen.txt

for language in ko vi; do
  node -p '"Intl, " + process.argv[1] + ": " + new Intl.DisplayNames(process.argv[1], { type: "language" }).of("zh-Hant")' "$language"
done | tee -a seen.txt

diff - seen.txt <<'TXT'
en: "Simplified Chinese", "Traditional Chinese"
ar: "الصينية المبسطة", "الصينية التقليدية"
de: "Chinesisch (vereinfacht)", "Chinesisch (traditionell)"
es: "chino simplificado", "chino tradicional"
fr: "chinois simplifié", "chinois traditionnel"
id: "Tionghoa (Aksara Sederhana)", "Tionghoa (Aksara Tradisional)"
it: "cinese semplificato", "cinese tradizionale"
ja: "簡体中国語", "繁体中国語"
ko: "중국어 (한자 간체)", ""
nl: "Chinees (vereenvoudigd Chinees)", ""
pt: "chinês simplificado", "chinês tradicional"
ru: "китайский, упрощенное письмо", "китайский, традиционное письмо"
vi: "Tiếng Trung (Chữ Hán giản thể)", ""
85 languages without it
itself: "繁體中文"
Intl, ko: 중국어(번체)
Intl, vi: Tiếng Trung (Phồn thể)
TXT
