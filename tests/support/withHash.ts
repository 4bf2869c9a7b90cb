/** The text of a data file in which every file to download has one SHA-256, whether it had one before or not. */
export function withHash(text: string, hash: string): string {
  return text.replaceAll(/"sha256":(?:null|"[^"]*")/g, `"sha256":"${hash}"`)
}
