#!/bin/sh
# Guess: pandoc reads the names that LaTeX has for signs, or says which ones it does not know. At the least, it reads those
#   that it writes.
# Seen: `29 \texteuro{}` is read as 29, `5 \textdegree{}C` as 5 C, and `\texttimes`, `\textpm`, `\textonehalf`,
#   `\textregistered`, `\texttrademark`, `\textrightarrow` and `\guillemotleft` as nothing, without a message and with exit
#   status 0. `\textbar{}` is what pandoc itself writes for a bar: "RTX 4090 | RTX 4080" comes back without one, and the
#   code `a|b` as "ab". The signs themselves (29 €) are kept, and pylatexenc knows all names but `\textbar`.
# Who meets it: contracts, price lists and papers in LaTeX on their way to a page.
# What to do: `-f latex+raw_tex` and a search for what is left; or the signs in the text.
set -eu

missing=
for package in pandoc python3 python3-pylatexenc; do
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

dpkg-query -W -f '${Package} ${Version}\n' pandoc python3-pylatexenc

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PY'
import subprocess

from pylatexenc.latex2text import LatexNodes2Text

# What is meant, and what pandoc makes of it.
TEXTS = {
    r"29 \texteuro{} now": ("29 € now", "29 now"),
    r"5 \textdegree{}C": ("5 °C", "5 C"),
    r"1920\texttimes{}1080": ("1920×1080", "19201080"),
    r"x \textpm{} 5": ("x ± 5", "x 5"),
    r"\textonehalf{} price": ("½ price", "price"),
    r"Name\texttrademark{}": ("Name™", "Name"),
    "29 € now": ("29 € now", "29 € now"),
}


def pandoc(text, *options):
    result = subprocess.run(["pandoc", *options], input=text, check=True, capture_output=True, text=True)
    assert result.stderr == ""

    return result.stdout.strip()


for text, (meant, expected) in TEXTS.items():
    by_pandoc = pandoc(text, "-f", "latex", "-t", "plain")
    by_pylatexenc = LatexNodes2Text().latex_to_text(text)

    print(f"{text:24} pandoc: {by_pandoc!r:14} pylatexenc: {by_pylatexenc!r}")
    assert by_pandoc == expected, by_pandoc
    assert by_pylatexenc == meant, by_pylatexenc

page = "<p>RTX 4090 | RTX 4080, <code>a|b</code></p>"
latex = pandoc(page, "-f", "html", "-t", "latex")
back = pandoc(latex, "-f", "latex", "-t", "html")

print(latex, back, sep="\n")
assert back == "<p>RTX 4090 RTX 4080, <code>ab</code></p>"
PY
/usr/bin/python3 probe.py
