import type { Examples } from '../../components/example'
import { useSite } from '../../i18n/PageProvider'
import { NavigationList } from './Navigation'

export const examples: Examples = {
  row: {
    description: 'The links of the header. One is the current page.',
    route: 'tutorial',
    Show: () => <NavigationList entries={useSite().navigation.header} layout="row" />,
  },
  column: {
    description: 'The links of the footer.',
    Show: () => <NavigationList entries={useSite().navigation.footer} layout="column" />,
  },
}
