#!/bin/sh
# Guess: pandoc escapes what has a meaning in the format that it writes: in Markdown, a paragraph "3. Oktober 2026" becomes
#   `3\. Oktober 2026`, and `C:\new` keeps its backslash.
# Seen: in reStructuredText, it does neither. What docutils, and so Sphinx, makes of the file is "C:newtemp" of
#   C:\new\temp, a list that begins with 3 of "3. Oktober 2026", one with letters of "A. Müller", a bullet without its minus
#   of "- 5 °C", and a picture of a sentence about `.. image:: x`. `NVIDIA_`, `*.mp4` and |x| are escaped. No message comes
#   from either, and pandoc itself reads the file in the same way.
# Who meets it: help pages that move to Sphinx: paths of Windows, dates in German, names with an initial.
# What to do: backslashes doubled with a filter, or MyST (Markdown) for Sphinx.
set -eu

missing=
for package in pandoc python3-docutils; do
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

dpkg-query -W -f '${Package} ${Version}\n' pandoc python3-docutils

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PY'
import html
import re
import subprocess

from docutils.core import publish_parts

# What docutils makes of each paragraph, by pandoc.
EXPECTED = {
    r"Save it in C:\new\temp now.": r"<p>Save it in C:newtemp now.</p>",
    "3. Oktober 2026": '<ol start="3"> <li>Oktober 2026</li> </ol>',
    "A. Müller": "<ol> <li>Müller</li> </ol>",
    "- 5 °C": "<ul> <li>5 °C</li> </ul>",
    ".. image:: x": '<img alt="x" src="x" />',
    "NVIDIA_ and *.mp4 and |x|": "<p>NVIDIA_ and *.mp4 and |x|</p>",
}


def pandoc(text, *options):
    command = ["pandoc", "--wrap=none", *options]

    return subprocess.run(command, input=text, check=True, capture_output=True, text=True).stdout.strip()


def by_docutils(rst):
    parts = publish_parts(rst, writer_name="html", settings_overrides={"report_level": 2, "docinfo_xform": False})
    page = re.sub(r' class="[^"]*"', "", parts["fragment"])

    return re.sub(r"\s+", " ", page).strip()


for text, expected in EXPECTED.items():
    paragraph = f"<p>{html.escape(text)}</p>"
    rst = pandoc(paragraph, "-f", "html", "-t", "rst")
    markdown = pandoc(paragraph, "-f", "html", "-t", "markdown")
    page = by_docutils(rst)

    print(f"{text:28} rst: {rst:30} docutils: {page}")
    assert page == expected, page

    # Markdown comes back as it was.
    assert pandoc(markdown, "-f", "markdown", "-t", "plain") == text, markdown

assert pandoc(r"C:\new\temp", "-f", "rst", "-t", "plain") == "C:newtemp"
PY
/usr/bin/python3 probe.py
