import * as styles from './Picture.module.css'

interface PictureProps extends Queries.Picture {
  readonly alt: string
  readonly sizes: string
}

/** The width of an image if the style sheet does not load: narrower than a phone. Otherwise, only the ratio matters. */
export const unstyledWidth = 240

/** A responsive image in plain HTML, without scripts and style attributes. */
export function Picture({ avif, webp, width, height, alt, sizes }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={styles.image}
        loading="lazy"
        src={webp}
        width={unstyledWidth}
        height={Math.round((unstyledWidth * height) / width)}
        alt={alt}
        decoding="async"
      />
    </picture>
  )
}
