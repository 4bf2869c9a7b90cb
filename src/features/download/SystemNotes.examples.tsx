import type { Examples } from '../../components/example'
import { FeedNote, IntelMac, SystemNote } from './SystemNotes'

export const examples: Examples = {
  otherSystem: {
    description: 'On a system that has no version of the app.',
    state: { os: 'other', offer: 'none' },
    Show: ({ pages }) => (
      <>
        <SystemNote />
        <FeedNote files={pages.home.releases?.files ?? []} />
      </>
    ),
  },
  unknownSystem: {
    description: 'On a system that was not recognized.',
    state: { os: 'unknown', offer: 'none' },
    Show: () => <SystemNote />,
  },
  intelMac: {
    description: 'The notice on a Mac with an Intel processor, which cannot run the app.',
    state: { os: 'macIntel', offer: 'none' },
    Show: ({ pages }) => <IntelMac files={pages.home.releases?.files ?? []} shownFor="macIntel" />,
  },
}
