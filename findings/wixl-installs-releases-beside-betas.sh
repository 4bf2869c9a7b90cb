#!/bin/sh
# Guess: wixl takes only versions that Windows Installer can compare, as the WiX toolset does: three numbers, of which the
#   first two are below 256 and the third below 65536; so `<MajorUpgrade>` replaces a beta by its release.
# Seen: it writes any text as a version, with status 0. What is behind the third number does not count: 3.0.3 does not replace
#   3.0.3-beta.1, and 3.0.3.8 not 3.0.3.7: both are installed, in one folder and twice in the list of programs. A second
#   number of 256 counts as 0 (in Wine): after 3.255.0, the update to 3.256.0 is refused as a "downgrade", and so is 3.0.65536 after
#   3.0.65535.
# Who meets it: desktop apps whose MSI file is built on Linux with the version of package.json, or with the number of a build
#   as the third or fourth part.
# What to do: `AllowSameVersionUpgrades="yes"` for betas, and check the numbers before the build.
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
  <Product Id="*" Name="Facewright" Language="1033" Version="VERSION" Manufacturer="Facewright"
    UpgradeCode="1a0d7b52-6c1b-4d55-9f0b-7c9f6f1c2a10">
    <Package InstallerVersion="200" Compressed="yes" InstallScope="perMachine" />
    <MajorUpgrade DowngradeErrorMessage="A newer version is installed." />
    <Media Id="1" Cabinet="a.cab" EmbedCab="yes" />
    <Directory Id="TARGETDIR" Name="SourceDir">
      <Directory Id="ProgramFilesFolder">
        <Directory Id="INSTALLDIR" Name="Facewright">
          <Component Id="Program" Guid="*">
            <File Id="Program" Source="facewright.exe" KeyPath="yes" />
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

# check OLD_VERSION NEW_VERSION EXPECTED_STATUS EXPECTED_LIST: installs both, and lists what Windows says is installed
check() {
  for version in "$1" "$2"; do
    sed "s/VERSION/$version/" setup.wxs > "$version.wxs"
    wixl "$version.wxs" -o "$version.msi"
    status=0
    timeout 300 wine msiexec /i "$version.msi" /qn 2> /dev/null || status=$?
  done

  timeout 300 wine regedit /E registry.txt 'HKEY_LOCAL_MACHINE\Software' 2> /dev/null
  list=$(iconv -f UTF-16LE -t UTF-8 registry.txt | sed -n 's/^"DisplayVersion"="\([0-9].*\)".*/\1/p' | sort -u | tr '\n' ' ')
  echo "$1, then $2: status $status, installed: $list"
  test "$status $list" = "$3 $4"

  for version in "$1" "$2"; do
    timeout 300 wine msiexec /x "$version.msi" /qn 2> /dev/null || true
  done
}

check 3.0.3 3.0.4 0 '3.0.4 '
check 3.0.3-beta.1 3.0.3 0 '3.0.3 3.0.3-beta.1 '
check 3.0.3.7 3.0.3.8 0 '3.0.3.7 3.0.3.8 '

# The status of `msiexec` is 1603, of which a shell sees the lower eight bits.
check 3.0.4 3.0.3 67 '3.0.4 '
check 3.255.0 3.256.0 67 '3.255.0 '
check 3.0.65535 3.0.65536 67 '3.0.65535 '
