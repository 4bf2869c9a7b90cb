/** What to type to compute the SHA-256 of a downloaded file of this name, in PowerShell and in the Mac's Terminal. */
export function hashCommands(fileName: string): { readonly windows: string; readonly mac: string } {
  return {
    windows: `Get-FileHash "$HOME\\Downloads\\${fileName}" -Algorithm SHA256`,
    mac: `shasum -a 256 ~/Downloads/"${fileName}"`,
  }
}
