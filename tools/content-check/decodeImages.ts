import sharp from 'sharp'
import type { Content } from './content'
import { parseContentPath } from './contentPath'
import { fileDiagnostic, type Diagnostic } from './diagnostic'

/**
 * Returns an error for each image whose pixels cannot be read, with which the build would fail. The rule for images
 * reads only the beginning and the end of a file, because rules are synchronous.
 */
export async function decodingErrors({ files }: Content): Promise<Diagnostic[]> {
  const images = [...files.values()].filter(
    ({ path }) => parseContentPath(path)?.folder === 'images',
  )
  const found = await Promise.all(
    images.map(async ({ path, bytes }) => {
      if (await canDecode(bytes)) return []
      const message = 'this image is damaged or has too many pixels, export it again'

      return [fileDiagnostic(path, message)]
    }),
  )

  return found.flat()
}

/** Whether sharp, with which the build converts images, can read all pixels. */
async function canDecode(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes).stats()

    return true
  } catch {
    return false
  }
}
