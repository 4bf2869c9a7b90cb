import { characters, type Character } from '../../site/palette'
import { Radio } from '../Choices/Choices'
import type { Example, Examples } from '../example'
import { LayeredPortrait } from './LayeredPortrait'

/** Shows the portrait with the radio buttons that choose its layers, which only screen readers see here. */
const show =
  (head: Character, face: Character): Example['Show'] =>
  () => (
    <div data-swap>
      <div className="picture" aria-hidden="true">
        <LayeredPortrait heads={characters} />
      </div>
      <div className="visuallyHidden">
        <label>
          {head}
          <Radio name="head" value={head} defaultChecked />
        </label>
        <label>
          {face}
          <Radio name="face" value={face} defaultChecked />
        </label>
      </div>
    </div>
  )

export const examples: Examples = {
  own: { description: 'Ada with her own face.', Show: show('ada', 'ada') },
  swapped: { description: 'Ben with the face of Eva, on her colour.', Show: show('ben', 'eva') },
}
