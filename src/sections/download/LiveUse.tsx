import { CallToAction } from '../../components/Link/Link'
import { Picture } from '../../components/Picture/Picture'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'

/** The section about the virtual camera, which live swaps in calls require, with a link to the tutorial. */
export function LiveUse({ picture }: { readonly picture: Queries.Picture }) {
  const { camera, tutorial } = useMessages('download')
  return (
    <Section
      id="camera"
      title={camera.title}
      lead={camera.text}
      on="amber"
      aside={<CallToAction route="tutorial">{tutorial}</CallToAction>}
    >
      <div className="picture screenOnly">
        <Picture
          alt={camera.alt}
          sizes="(min-width: 56.25em) min(46vw, 37rem), 100vw"
          {...picture}
        />
      </div>
    </Section>
  )
}
