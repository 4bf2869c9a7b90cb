import type { ReactNode } from 'react'
import { focus } from '../../browser/app/focus'
import type { Swap } from '../../lib/sharedSwap'
import type { Character } from '../../site/palette'
import type { System } from '../../site/systems'
import { Band } from './Band'
import type { RenderDownload } from './Comparison'
import { useMessages } from './messages'
import { startingMode, type Verdict } from './verdict'

/** The portrait for each verdict. The band has the colour of the person in `ground`. */
const bands: Record<Verdict, Swap & { readonly ground: Character }> = {
  well: { ground: 'cleo', head: 'ben', face: 'ada' },
  fast: { ground: 'cleo', head: 'ben', face: 'cleo' },
  unknown: { ground: 'dai', head: 'ben', face: 'eva' },
  below: { ground: 'ada', head: 'cleo', face: 'dai' },
  intelMac: { ground: 'ada', head: 'eva', face: 'dai' },
  phone: { ground: 'ada', head: 'eva', face: 'dai' },
  unsupported: { ground: 'ada', head: 'eva', face: 'dai' },
  unrecognized: { ground: 'dai', head: 'ada', face: 'eva' },
}

interface VerdictBandProps {
  readonly verdict: Verdict
  readonly platform: System | undefined
  readonly renderDownload: RenderDownload
  /** What the visitor may answer, so that the verdict becomes certain. */
  readonly questions: ReactNode
}

/** Shows how well the app runs on the visitor's computer. If it runs at all, adds a download for the suggested mode. */
export function VerdictBand({ verdict, platform, renderDownload, questions }: VerdictBandProps) {
  const messages = useMessages('requirements').check
  const { unknownSystem } = useMessages('downloads')
  const bandTexts = { ...messages.bands, unrecognized: unknownSystem }
  const mode = startingMode[verdict]
  const { ground, head, face } = bands[verdict]

  return (
    <Band verdict={{ ground, ref: focus }} person={{ head, face, isFaceArriving: true }}>
      <p className="cardHeading" aria-live="polite">
        {bandTexts[verdict]}
      </p>
      {mode && platform && renderDownload(platform, messages.download[mode])}
      {questions}
    </Band>
  )
}
