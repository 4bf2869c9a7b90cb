import { usePageMessages } from '../../i18n/PageProvider'
import { shellCommands } from '../../lib/shellCommands'
import { mainFiles } from '../../site/systems'
import type { Examples } from '../example'
import { Copyable } from './Copyable'

export const examples: Examples = {
  command: {
    description: 'A long command that wraps, with the button that copies it.',
    Show: ({ pages }) => {
      const { copyCommand, copied } = usePageMessages('downloads').dialog
      const file = pages.home.releases?.files.find(({ key }) => key === mainFiles.mac)

      return (
        <Copyable
          text={shellCommands.mac.hash(file?.fileName ?? '')}
          label={copyCommand}
          copied={copied}
        />
      )
    },
  },
}
