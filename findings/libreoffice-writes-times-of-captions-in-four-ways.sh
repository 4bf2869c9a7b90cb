#!/bin/sh
# Guess: a column of times in one format (hours, minutes, seconds, milliseconds) is one format in the CSV file too: as shown in
#   the table, or as numbers.
# Seen: `soffice --convert-to csv` writes each time as a user would have typed it: "00:02.345" without hours, "01:01:02.345" with
#   hours, "25:01:02.50" with hundredths, and for 59.999 seconds "12:00:59 AM", so that a caption which starts at 1:59:59.999
#   starts a second earlier. Dates are written by the language of the program, 2026-05-01 as it is, and "1. Mai 2026" as
#   01.05.2026. With the ninth of the options for CSV ("as shown"), all times are right.
# Who meets it: tables of captions and of cuts that are edited in LibreOffice or Excel, and exported by a script.
# What to do: `--convert-to 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true'`.
set -eu

if ! dpkg-query -W -f '${Version}' libreoffice-calc-nogui > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian package: libreoffice-calc-nogui" >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends libreoffice-calc-nogui > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' libreoffice-calc-nogui

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > write.py <<'PY'
TIMES = [
    ("PT00H00M02.345S", "00:00:02.345"),
    ("PT01H01M02.345S", "01:01:02.345"),
    ("PT25H01M02.500S", "25:01:02.500"),
    ("PT00H00M59.999S", "00:00:59.999"),
    ("PT01H59M59.999S", "01:59:59.999"),
]
NAMES = "urn:oasis:names:tc:opendocument:xmlns"

rows = "".join(
    f"""
        <table:table-row>
          <table:table-cell table:style-name="time" office:value-type="time" office:time-value="{value}">
            <text:p>{shown}</text:p>
          </table:table-cell>
          <table:table-cell office:value-type="string"><text:p>{shown}</text:p></table:table-cell>
        </table:table-row>"""
    for value, shown in TIMES
)

table = f"""<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="{NAMES}:office:1.0" xmlns:style="{NAMES}:style:1.0" xmlns:text="{NAMES}:text:1.0"
  xmlns:table="{NAMES}:table:1.0" xmlns:number="{NAMES}:datastyle:1.0" office:version="1.3"
  office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
  <office:automatic-styles>
    <number:time-style style:name="format" number:truncate-on-overflow="false">
      <number:hours number:style="long"/><number:text>:</number:text>
      <number:minutes number:style="long"/><number:text>:</number:text>
      <number:seconds number:style="long" number:decimal-places="3"/>
    </number:time-style>
    <style:style style:name="time" style:family="table-cell" style:data-style-name="format"/>
  </office:automatic-styles>
  <office:body>
    <office:spreadsheet>
      <table:table table:name="Captions">{rows}
      </table:table>
    </office:spreadsheet>
  </office:body>
</office:document>
"""

with open("captions.fods", "w", encoding="utf-8") as file:
    file.write(table)
PY
/usr/bin/python3 write.py

export LC_ALL=C.UTF-8

convert() {
  soffice "-env:UserInstallation=file://$work/profile" --headless --convert-to "$1" --outdir "$2" captions.fods > convert.log 2>&1
}

convert csv plain
convert 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true' shown

echo "written, as in the table:"
cat plain/captions.csv

cat > expected.csv <<'CSV'
00:02.345,00:00:02.345
01:01:02.345,01:01:02.345
25:01:02.50,25:01:02.500
12:00:59 AM,00:00:59.999
01:59:59 AM,01:59:59.999
CSV
cmp plain/captions.csv expected.csv

while IFS=, read -r time text; do
  test "$time" = "$text"
done < shown/captions.csv
