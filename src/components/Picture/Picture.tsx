import type { PagePicture } from '../../site/pictures'
import * as styles from './Picture.module.css'

export type Pictures = readonly Queries.PagePictureFragment[]

interface PictureProps {
  readonly pictures: Pictures
  readonly name: PagePicture
  readonly alt: string
  readonly sizes: string
}

/** The width of an image if the style sheet does not load: narrower than a phone. Otherwise, only the ratio matters. */
export const unstyledWidth = 240

/** A responsive image in plain HTML, without scripts and style attributes. */
export function Picture({ pictures, name, alt, sizes }: PictureProps) {
  const image = pictures.find((one) => one.name === name)
  if (!image) throw new Error(`the page query has no image "${name}"`)
  const { avif, webp, width, height } = image.picture
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
