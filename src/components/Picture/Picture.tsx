import type { PictureData } from '../../site/picture'
import * as styles from './Picture.module.css'

interface PictureProps {
  readonly image: PictureData
  readonly alt: string
  /** How wide the picture stands, as an `img` element's sizes says it. */
  readonly sizes: string
  readonly loading?: 'eager' | 'lazy'
}

/** A picture in every format and width that the build made of it: plain HTML, no script, no style attribute. */
export function Picture({ image, alt, sizes, loading = 'lazy' }: PictureProps) {
  const { sources = [], fallback } = image.images
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        loading={loading}
        sizes={sizes}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        width={image.width}
        height={image.height}
        alt={alt}
        decoding="async"
      />
    </picture>
  )
}
