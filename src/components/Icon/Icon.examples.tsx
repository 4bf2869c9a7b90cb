import type { Examples } from '../example'
import { Icon, shapes } from './Icon'

const names = Object.keys(shapes) as (keyof typeof shapes)[]

export const examples: Examples = {
  all: {
    description: 'All icons, in the size of the text. Right-to-left languages mirror the arrow.',
    Show: () => (
      <p className="row">
        {names.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
    ),
  },
  large: {
    description: 'As large as a title, whose colour it has.',
    Show: () => (
      <div className="night card">
        <p className="cardHeading row">
          <Icon name="camera" />
          <Icon name="arrow" />
        </p>
      </div>
    ),
  },
}
