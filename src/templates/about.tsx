import { graphql } from 'gatsby'
import { Later } from '../components/Later/Later'
import { Accessibility } from '../sections/about/Accessibility'
import { Company, Portraits } from '../sections/about/Company'
import { FairUse } from '../sections/about/FairUse'
import { Opening } from '../sections/shared/Opening'

export { Head } from '../components/Head/Head'

/** Who makes the program, what they hold to, and how faces are used fairly. */
export default function AboutPage() {
  return (
    <>
      <Opening page="about" head="cleo" face="ada" />
      <Later>
        <Company />
        <FairUse />
        <Portraits />
        <Accessibility />
      </Later>
    </>
  )
}

export const query = graphql`
  query AboutPage($locale: String!, $namespaces: [String!]!) {
    ...Page
  }
`
