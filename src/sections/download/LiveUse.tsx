import { buttonClass } from '../../components/Button/buttonClass'
import { RouteLink } from '../../components/RouteLink/RouteLink'
import { Section } from '../../components/Section/Section'
import { useWords } from '../../i18n/PageProvider'

/** What live use needs beside the program, and where to go on. */
export function LiveUse() {
  const { camera, tutorial } = useWords('download')
  return (
    <Section id="camera" title={camera.title} lead={camera.text} on="violet">
      <p>
        <RouteLink route="tutorial" className={buttonClass()}>
          {tutorial}
        </RouteLink>
      </p>
    </Section>
  )
}
