import type { PictureData } from '../../lib/pictures'
import * as styles from './Picture.module.css'

interface PictureProps {
  readonly picture: PictureData
  readonly alt: string
  /** The `sizes` attribute of the image. */
  readonly sizes: string
}

/** A responsive image in plain HTML, without scripts and style attributes. */
export function Picture({ picture: { avif, webp }, alt, sizes }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif.images.fallback?.srcSet} sizes={sizes} />
      <img
        className={styles.image}
        loading="lazy"
        src={webp.src}
        width={avif.width}
        height={avif.height}
        alt={alt}
        decoding="async"
      />
    </picture>
  )
}
