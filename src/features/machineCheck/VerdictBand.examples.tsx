import type { Examples } from '../../components/example'
import { startingMode, type Verdict } from './verdict'
import { VerdictBand } from './VerdictBand'

const verdicts: readonly Verdict[] = [
  'well',
  'fast',
  'unknown',
  'below',
  'intelMac',
  'phone',
  'unsupported',
  'unrecognized',
]

export const examples: Examples = Object.fromEntries(
  verdicts.map((verdict) => [
    verdict,
    {
      description: startingMode[verdict]
        ? 'The app runs, so there is a download that names the mode to start with.'
        : 'The app does not run, or it is not certain.',
      Show: () => (
        <VerdictBand
          verdict={verdict}
          platform="windows"
          renderDownload={(system, label) => (
            <a className="button" href={`#${system}`}>
              {label}
            </a>
          )}
          questions={null}
        />
      ),
    },
  ]),
)
