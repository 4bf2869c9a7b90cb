import type { PagePicture } from './pagePictures'

/** The picture of each step of the tutorial, by the step's key in tutorial.json: its name in content/images/tutorial/. */
export const stepPictures = {
  download: 'open',
  run: 'install',
  mail: 'register',
  code: 'code',
  invitation: 'invitation',
  login: 'log-in',
} as const satisfies Readonly<Record<string, PagePicture>>
