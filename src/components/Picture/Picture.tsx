import type { PagePicture } from '../../site/pictures'
import * as styles from './Picture.module.css'

/** The images that a page query returns. */
export type Pictures = readonly Queries.PagePictureFragment[]

interface PictureProps {
  readonly pictures: Pictures
  /** The file name of the image, without extension. */
  readonly name: PagePicture
  readonly alt: string
  /** The `sizes` attribute of the image. */
  readonly sizes: string
}

/** A responsive image in plain HTML, without scripts and style attributes. */
export function Picture({ pictures, name, alt, sizes }: PictureProps) {
  const image = pictures.find((one) => one.name === name)?.childImageSharp?.gatsbyImageData
  if (!image) throw new Error(`the page query has no image "${name}"`)
  const { width, height, images } = image
  return (
    <picture>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        loading="lazy"
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
      />
    </picture>
  )
}
