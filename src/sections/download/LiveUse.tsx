import { Picture, type Pictures } from '../../components/Picture/Picture'
import { RouteLink } from '../../components/Link/Link'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'

/** The section about the virtual camera, which live swaps in calls require, with a link to the tutorial. */
export function LiveUse({ pictures }: { readonly pictures: Pictures }) {
  const { camera, tutorial } = useMessages('download')
  return (
    <Section
      id="camera"
      title={camera.title}
      lead={camera.text}
      on="amber"
      aside={
        <p>
          <RouteLink route="tutorial" className="button">
            {tutorial}
          </RouteLink>
        </p>
      }
    >
      <div className="picture screenOnly">
        <Picture
          pictures={pictures}
          name="stream"
          alt={camera.alt}
          sizes="(min-width: 56.25em) min(46vw, 37rem), 100vw"
        />
      </div>
    </Section>
  )
}
