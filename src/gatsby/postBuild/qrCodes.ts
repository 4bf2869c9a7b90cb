import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderSVG } from 'uqr'
import { absoluteUrl, pathFor } from '../../lib/paths'
import { localeCodes } from '../../site/locales'

/** Draws the address of each language's download page as a QR code, `qr/download-<language>.svg`: drawn here, it costs visitors nothing. */
export async function writeQrCodes(folder: string, siteUrl: string): Promise<void> {
  const codes = join(folder, 'qr')
  await mkdir(codes, { recursive: true })
  await Promise.all(
    localeCodes.map((locale) => {
      const address = absoluteUrl(siteUrl, pathFor('download', locale))
      return writeFile(join(codes, `download-${locale}.svg`), renderSVG(address, { border: 2 }))
    }),
  )
}
