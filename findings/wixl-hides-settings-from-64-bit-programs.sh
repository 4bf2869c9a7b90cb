#!/bin/sh
# Guess: `wixl -a x64` makes the MSI file of a 64-bit program, as the WiX toolset does with `-arch x64`: its registry values
#   are where this program looks for them, and Windows shows the file in the language that the source names.
# Seen: the package is said to be for x64 and the files are in "Program Files", but each component is marked as 32-bit:
#   HKLM\Software\Facewright is written to Software\WOW6432Node, where a 64-bit program does not look, and an older value
#   of an earlier installer stays in its place. The language of the package is 1033 (English) for any `Language`, and its
#   subject is "!(loc.Description)", in letters, with status 0.
# Who meets it: desktop apps whose MSI file is built on Linux: settings, file types and links such as facewright:// are set
#   by the installer, and the program finds none.
# What to do: `Win64="yes"` on each component, and `msiinfo export setup.msi Component`: the attribute has to be 256.
set -eu

missing=
for package in wixl msitools wine wine64; do
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

cat > setup.wxs <<'WXS'
<?xml version="1.0" encoding="utf-8"?>
<Wix xmlns="http://schemas.microsoft.com/wix/2006/wi">
  <Product Id="*" Name="Facewright" Language="1031" Version="3.0.3" Manufacturer="Facewright"
    UpgradeCode="1a0d7b52-6c1b-4d55-9f0b-7c9f6f1c2a10">
    <Package InstallerVersion="200" Compressed="yes" InstallScope="perMachine" Description="!(loc.Description)" />
    <Media Id="1" Cabinet="a.cab" EmbedCab="yes" />
    <Directory Id="TARGETDIR" Name="SourceDir">
      <Directory Id="ProgramFiles64Folder">
        <Directory Id="INSTALLDIR" Name="Facewright">
          <Component Id="Program" Guid="*">
            <File Id="Program" Source="facewright.exe" KeyPath="yes" />
            <RegistryValue Root="HKLM" Key="Software\Facewright" Name="Folder" Type="string" Value="[INSTALLDIR]" />
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
sed 's/Id="Program" Guid/Win64="yes" &/' setup.wxs > marked.wxs

# check NAME: builds an MSI file and installs it; the lines of the file `seen` say where its value is
check() {
  wixl -a x64 "$1.wxs" -o "$1.msi"
  msiinfo suminfo "$1.msi" | grep -E '^(Subject|Template):'
  msiinfo export "$1.msi" Component | sed -n 's/.*INSTALLDIR\t\([0-9]*\)\t.*/attributes of the component: \1/p'

  timeout 300 wine msiexec /i "$1.msi" /qn 2> /dev/null
  find windows/drive_c -name facewright.exe

  for key in 'Software\Facewright' 'Software\WOW6432Node\Facewright'; do
    wine reg query "HKLM\\$key" /v Folder > /dev/null 2>&1 && echo "registry: $key"
  done

  timeout 300 wine msiexec /x "$1.msi" /qn 2> /dev/null
}

echo 'As it is:'
check setup | tee seen
diff - seen <<'TEXT'
Subject: !(loc.Description)
Template: x64;1033
attributes of the component: 0
windows/drive_c/Program Files/Facewright/facewright.exe
registry: Software\WOW6432Node\Facewright
TEXT

echo 'With Win64="yes":'
check marked | tee seen
diff - seen <<'TEXT'
Subject: !(loc.Description)
Template: x64;1033
attributes of the component: 256
windows/drive_c/Program Files/Facewright/facewright.exe
registry: Software\Facewright
TEXT
