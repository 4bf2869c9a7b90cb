import type { ComponentProps } from 'react'
import { unstyledWidth } from '../../lib/imageAttributes'

type PictureData = Queries.File['gatsbyImageData']

interface PictureProps extends Omit<ComponentProps<'img'>, 'ref'> {
  readonly image: { readonly gatsbyImageData: PictureData }
  readonly alt: string
}

/** A photo or a screenshot from content/images/, in the format and the width that the browser chooses. */
export function Picture({ image: { gatsbyImageData }, ...props }: PictureProps) {
  const { images, width, height } = gatsbyImageData

  return (
    <picture>
      {images.sources?.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        loading="lazy"
        src={images.fallback?.src}
        width={unstyledWidth}
        height={Math.round((unstyledWidth * height) / width)}
        decoding="async"
        {...props}
      />
    </picture>
  )
}
