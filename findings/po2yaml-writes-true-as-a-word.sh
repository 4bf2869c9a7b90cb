#!/bin/sh
# Guess: `yaml2po` and `json2po` take the texts of a file, and `po2yaml` puts their translations in; switches and
#   numbers stay what they are.
# Seen: `true` and 5 are texts to translate for `yaml2po`, and `po2yaml` writes 'True' and '5' as text, also if nobody
#   translated them. 'False' is a text too, which each program takes for yes. A key with `null` is gone. `json2po`
#   takes nothing at all from a file with one number or switch: it prints a warning, leaves an empty file and ends with 0.
# Who meets it: data files of Hugo, Jekyll and others, in which texts and settings are side by side: a section that is
#   switched off in English is on in German.
# What to do: keep settings in a file of their own, and compare the types after each conversion.
set -eu

missing=
for package in translate-toolkit python3-ruamel.yaml python3-yaml; do
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

dpkg-query -W -f '${Package} ${Version}\n' translate-toolkit python3-ruamel.yaml

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > en.yaml <<'YAML'
title: Download
faces: 5
enabled: true
hidden: false
note: null
YAML

yaml2po --progress=none en.yaml yaml.po
po2yaml --progress=none -t en.yaml yaml.po out.yaml
cat out.yaml

echo '{ "title": "Download", "save": "Save" }' > texts.json
echo '{ "title": "Download", "save": "Save", "faces": 5 }' > mixed.json

for name in texts mixed; do
  json2po --progress=none $name.json $name.po 2>&1
done

wc -c texts.po mixed.po
grep -q 'msgid "Save"' texts.po
test ! -s mixed.po

cat > probe.py <<'PY'
import yaml

with open("en.yaml") as source, open("out.yaml") as output:
    before = yaml.safe_load(source)
    after = yaml.safe_load(output)

print(before, after)
assert before == {"title": "Download", "faces": 5, "enabled": True, "hidden": False, "note": None}
assert after == {"title": "Download", "faces": "5", "enabled": "True", "hidden": "False"}
PY
/usr/bin/python3 probe.py
