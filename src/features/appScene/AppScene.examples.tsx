import type { Example, Examples } from '../../components/example'
import { AppScene } from './AppScene'
import { initialPicture, steps } from './steps'

/** Shows the app with the picture of a step. */
const show =
  (step: (typeof steps)[number]['id']): Example['Show'] =>
  () => (
    <AppScene
      picture={steps.find(({ id }) => id === step)?.picture ?? initialPicture}
      className={undefined}
    />
  )

export const examples: Examples = {
  call: { description: 'Cleo on a call, with the face of Ada.', Show: show('live') },
  photo: { description: 'Dai in a photo, with the face of Eva.', Show: show('image') },
  video: { description: 'Eva in a video, with the face of Dai.', Show: show('video') },
  expert: { description: 'Dai in a photo, in the best of the three modes.', Show: show('expert') },
}
