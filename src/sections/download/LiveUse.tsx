import { CallToAction, CameraLink } from '../../components/Link/Link'
import { unstyledWidth } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useMessages } from './messages'

const sizes = '(min-width: 56.25em) min(46vw, 37rem), 100vw'

/** The section about the virtual camera, which live swaps in calls require, with a link to the tutorial. */
export function LiveUse({ picture }: { readonly picture: Queries.Picture }) {
  const { camera, tutorial } = useMessages('download')

  return (
    <Section
      id="camera"
      title={camera.title}
      lead={camera.text}
      on="amber"
      aside={
        <>
          <p>
            <CameraLink />
          </p>
          <CallToAction route="tutorial">{tutorial}</CallToAction>
        </>
      }
    >
      <div className="picture screenOnly">
        <picture>
          <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
          <img
            loading="lazy"
            src={picture.webp}
            width={unstyledWidth}
            height={Math.round((unstyledWidth * picture.height) / picture.width)}
            alt={camera.alt}
            decoding="async"
          />
        </picture>
      </div>
    </Section>
  )
}
