import { usePageMessages } from '../../i18n/PageProvider'
import type { Examples } from '../example'
import { Picture } from './Picture'

export const examples: Examples = {
  framed: {
    description: 'A picture of the app in a frame.',
    Show: ({ pages: { download } }) => {
      const { alt } = usePageMessages('download').camera

      return (
        <div className="picture">
          {download.stream && <Picture image={download.stream} alt={alt} />}
        </div>
      )
    },
  },
}
