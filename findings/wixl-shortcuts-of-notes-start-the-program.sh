#!/bin/sh
# Guess: a `<Shortcut>` within a `<File>` leads to that file, as in the WiX toolset, where shortcuts are advertised only with
#   `Advertise="yes"`.
# Seen: each shortcut that wixl finds within a file is advertised, with `Advertise="no"` too: it leads to the key file of the
#   component. "Read me" of a component with program and notes starts the program. "unimplemented" is all that wixl
#   says, with status 0. With a `Target` such as `[INSTALLDIR]notes.txt`, outside of `<File>`, it is right.
# Who meets it: desktop apps whose MSI file is built on Linux: links to notes, licenses, a second program or the uninstaller.
# What to do: put shortcuts into the component with a `Target`, and look at the column `Target` of
#   `msiinfo export setup.msi Shortcut`: it must not be the name of a feature.
set -eu

missing=
for package in wixl msitools wine wine64 libimage-exiftool-perl; do
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

dpkg-query -W -f '${Package} ${Version}\n' wixl wine

work=$(mktemp -d)
trap 'wineserver -k || true; rm -rf "$work"' EXIT
cd "$work"
export WINEPREFIX="$work/windows" WINEDEBUG=-all

echo program > facewright.exe
echo 'New in this version: masks' > notes.txt

cat > setup.wxs <<'WXS'
<?xml version="1.0" encoding="utf-8"?>
<Wix xmlns="http://schemas.microsoft.com/wix/2006/wi">
  <Product Id="*" Name="Facewright" Language="1033" Version="3.0.3" Manufacturer="Facewright"
    UpgradeCode="1a0d7b52-6c1b-4d55-9f0b-7c9f6f1c2a10">
    <Package InstallerVersion="200" Compressed="yes" InstallScope="perMachine" />
    <Media Id="1" Cabinet="a.cab" EmbedCab="yes" />
    <Directory Id="TARGETDIR" Name="SourceDir">
      <Directory Id="ProgramMenuFolder" />
      <Directory Id="ProgramFilesFolder">
        <Directory Id="INSTALLDIR" Name="Facewright">
          <Component Id="Program" Guid="*">
            <File Id="Program" Source="facewright.exe" KeyPath="yes">
              <Shortcut Id="Start" Directory="ProgramMenuFolder" Name="Facewright" />
            </File>
            <File Id="Notes" Source="notes.txt">
              <Shortcut Id="Inside" Directory="ProgramMenuFolder" Name="Read me" Advertise="no" />
            </File>
            <Shortcut Id="Outside" Directory="ProgramMenuFolder" Name="Notes" Target="[INSTALLDIR]notes.txt" />
          </Component>
        </Directory>
      </Directory>
    </Directory>
    <Feature Id="All" Level="1">
      <ComponentRef Id="Program" />
    </Feature>
  </Product>
</Wix>
WXS
wixl setup.wxs -o setup.msi
msiinfo export setup.msi Shortcut | cut -f 1-5
timeout 300 wine msiexec /i setup.msi /qn 2> /dev/null

menu=$(find windows/drive_c -type d -path '*Start Menu/Programs' -not -path '*ProgramData*')
for name in Facewright 'Read me' Notes; do
  printf '%s: %s\n' "$name" "$(exiftool -s3 -LocalBasePath "$menu/$name.lnk")"
done | tee seen

diff - seen <<'TEXT'
Facewright: C:\Program Files (x86)\Facewright\facewright.exe
Read me: C:\Program Files (x86)\Facewright\facewright.exe
Notes: C:\Program Files (x86)\Facewright\notes.txt
TEXT
