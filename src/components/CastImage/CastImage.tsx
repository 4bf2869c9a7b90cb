import type { ComponentProps } from 'react'
import { decorative, unstyledWidth } from '../../lib/imageAttributes'

interface CastImageProps extends ComponentProps<'img'> {
  /** The name of the file, without its extension. */
  readonly file: string
}

/** A drawing from static/cast, without a background. Without `alt`, it is decorative. */
export function CastImage({ file, alt, ...props }: CastImageProps) {
  return (
    <img
      loading="lazy"
      src={`/cast/${file}.svg`}
      {...(alt ? { alt } : decorative)}
      width={unstyledWidth}
      height={unstyledWidth}
      decoding="async"
      {...props}
    />
  )
}
