import type { Example, Examples } from '../../components/example'
import { usePageMessages } from '../../i18n/PageProvider'
import { isMainFile } from '../../site/releases'
import { FileFacts } from './FileFacts'

const fileOf = (pages: Parameters<Example['Show']>[0]['pages']) =>
  pages.home.releases?.files.find(isMainFile('windows'))

export const examples: Examples = {
  published: {
    description: 'The facts that are published, each in a row.',
    Show: ({ pages }) => {
      const file = fileOf(pages)

      return file && <FileFacts file={file} />
    },
  },
  withMissing: {
    description: 'The last row names the facts that are not published yet.',
    Show: ({ pages }) => {
      const { notPublished } = usePageMessages('downloads').dialog
      const file = fileOf(pages)

      return file && <FileFacts file={file} missing={notPublished} />
    },
  },
  compact: {
    description: 'The rows in the dialog, with the host of the download.',
    Show: ({ pages }) => {
      const file = fileOf(pages)
      const from = file?.channels.preferred && new URL(file.channels.preferred).host

      return file && <FileFacts file={file} from={from ?? undefined} isCompact />
    },
  },
}
