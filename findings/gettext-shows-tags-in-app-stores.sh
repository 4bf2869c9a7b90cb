#!/bin/sh
# Guess: what `xgettext` takes out of a metainfo file, `msgfmt --xml` puts back: a translation that is its original leaves
#   the paragraph as it is.
# Seen: `xgettext` offers "Swap faces in <em>photos</em> &amp; videos." with tags and codes, and `msgfmt` escapes them
#   once more: `&lt;em&gt;`, `&amp;amp;`. Stores show "<em>photos</em> &amp; videos." in all languages but English.
#   It also writes `xml:lang="pt_BR"` and `sr@latin`, which are no language tags. Both are GNU's programs with the rules
#   that AppStream installs for them; `appstreamcli validate` finds nothing. itstool, with the same rules and the same
#   translations, writes tags as tags, and pt-BR and sr-Latn.
# Who meets it: apps on Flathub and in Debian whose descriptions have `<em>`, `<code>` or an ampersand.
# What to do: `itstool --join`, or keep descriptions for stores without markup and ampersands.
set -eu

missing=
for package in appstream gettext itstool python3; do
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

dpkg-query -W -f '${Package} ${Version}\n' appstream gettext itstool

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > app.metainfo.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>example.site.app</id>
  <name>App</name>
  <summary>Swap faces live</summary>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
  <description>
    <p>Swap faces in <em>photos</em> &amp; videos, and see the outcome in your calls at once.</p>
  </description>
  <launchable type="desktop-id">example.site.app.desktop</launchable>
  <url type="homepage">https://site.example/</url>
  <content_rating type="oars-1.1"/>
  <releases><release version="3.0.3" date="2026-05-01"/></releases>
</component>
XML

rules=/usr/share/gettext/its/metainfo.its
xgettext --its="$rules" --from-code=UTF-8 -o app.pot app.metainfo.xml
grep '"Swap faces in <em>photos</em> &amp; videos, ' app.pot

# Translations that are the original, for two languages.
mkdir po
echo 'pt_BR sr@latin' > po/LINGUAS

for language in pt_BR sr@latin; do
  msgen app.pot | sed "s/charset=CHARSET/charset=UTF-8/; s/^\"Language: /\"Language: $language/" > "po/$language.po"
  msgfmt -o "$language.mo" "po/$language.po"
done

msgfmt --xml --template=app.metainfo.xml -d po -o msgfmt.xml
itstool --its "$rules" --join app.metainfo.xml --output itstool.xml pt_BR.mo sr@latin.mo
appstreamcli validate --no-net msgfmt.xml

cat > probe.py <<'PY'
import xml.etree.ElementTree as ElementTree

LANGUAGE = '{http://www.w3.org/XML/1998/namespace}lang'


def read(path):
    paragraphs = ElementTree.parse(path).findall('description/p')

    return {p.get(LANGUAGE): (''.join(p.itertext()), len(p.findall('em'))) for p in paragraphs}


original = ('Swap faces in photos & videos, and see the outcome in your calls at once.', 1)
doubled = ('Swap faces in <em>photos</em> &amp; videos, and see the outcome in your calls at once.', 0)
by_msgfmt = read('msgfmt.xml')
by_itstool = read('itstool.xml')

print('msgfmt ', by_msgfmt)
print('itstool', by_itstool)

assert by_msgfmt == {None: original, 'pt_BR': doubled, 'sr@latin': doubled}
assert by_itstool == {None: original, 'pt-BR': original, 'sr-Latn': original}
PY
python3 probe.py
