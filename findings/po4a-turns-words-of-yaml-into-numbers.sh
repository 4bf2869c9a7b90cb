#!/bin/sh
# Guess: po4a takes the texts out of a YAML file and writes the file again with their translations. Without a single
#   translation, the file says what it said.
# Seen: quotation marks are left out where the letters allow it, and no one looks at what they mean then. The texts
#   '3.10', 'no', 'null', '007' and '12:30' become a number, a boolean, nothing, the number 7 and 750 (readers of YAML
#   1.1). `"29\u00a0€"` is read as eight letters with a backslash, which are written, and shown, as such. Keys are sorted
#   by the alphabet, so a list of steps or of languages that is a map has another order. The original itself has this
#   fate, with exit status 0.
# Who meets it: sites whose pages and menus are in YAML, with versions, times and answers such as "No".
# What to do: a check that the types of all values are as before, or a reader for which each value is a text
#   (`yaml.BaseLoader`), which repairs all but the price.
set -eu

missing=
for package in po4a python3 python3-yaml; do
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

dpkg-query -W -f '${Package} ${Version}\n' po4a python3-yaml

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > menu.yaml <<'YAML'
title: 'Free masks'
answer: 'No'
version: '3.10'
opens: '12:30'
agent: '007'
name: 'null'
price: "29\u00a0€"
YAML

cat > po4a.cfg <<'CFG'
[po4a_langs] de
[po4a_paths] po/menu.pot $lang:po/$lang.po
[type: yaml] menu.yaml $lang:menu.$lang.yaml opt:"-k 0"
CFG

mkdir po
po4a --quiet --master-charset UTF-8 --localized-charset UTF-8 po4a.cfg

cat menu.de.yaml

cat > probe.py <<'PY'
import yaml

before = yaml.safe_load(open("menu.yaml", encoding="utf-8"))
after = yaml.safe_load(open("menu.de.yaml", encoding="utf-8"))

for key, value in before.items():
    print(f"{key:8} {value!r:15} {after[key]!r}")

assert list(before.values()) == ["Free masks", "No", "3.10", "12:30", "007", "null", "29\u00a0€"]
assert after == {
    "title": "Free masks",
    "answer": False,
    "version": 3.1,
    "opens": 750,
    "agent": 7,
    "name": None,
    "price": r"29\u00a0€",
}
assert list(after) == sorted(before)

texts = yaml.load(open("menu.de.yaml", encoding="utf-8"), yaml.BaseLoader)
assert [key for key in before if texts[key] != before[key]] == ["price"]
PY
/usr/bin/python3 probe.py
