import { characters } from '../../site/palette'
import type { Examples } from '../example'
import { Faceless, Person, Portrait } from './Portrait'

export const examples: Examples = {
  everybody: {
    description: 'All people with their own faces.',
    Show: () => (
      <div className="columns">
        {characters.map((character) => (
          <Portrait key={character} head={character} />
        ))}
      </div>
    ),
  },
  swapped: {
    description: 'Cleo with the face of Dai, whose colour the background has.',
    Show: () => <Portrait head="cleo" face="dai" />,
  },
  worn: {
    description: 'The visitor wears the face of Eva, so everybody has it, but for the last person.',
    state: { os: 'windows', offer: 'windows', wear: 'eva' },
    Show: () => (
      <div className="columns">
        <Portrait head="ada" />
        <Portrait head="ben" face="cleo" />
        <Portrait head="dai" wears={false} />
      </div>
    ),
  },
  cutOut: {
    description: 'A person without a background.',
    Show: () => <Person head="eva" face="ben" />,
  },
  faceless: {
    description: 'A person who has no face yet, with an icon in its place.',
    Show: () => <Faceless head="dai" name="question" />,
  },
  arriving: {
    description: 'A person whose face has just been uncovered.',
    Show: () => <Faceless head="ben" face="ada" isFaceArriving />,
  },
}
