import { CallToAction, CameraLink } from '../../components/Link/Link'
import { Picture } from '../../components/Picture/Picture'
import { Section } from '../../components/Section/Section'
import { useMessages } from './messages'

/** The section about the virtual camera, which live swaps in calls require, with a link to the tutorial. */
export function LiveUse({ picture }: { readonly picture: Pick<Queries.File, 'gatsbyImageData'> }) {
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
        <Picture image={picture} alt={camera.alt} />
      </div>
    </Section>
  )
}
