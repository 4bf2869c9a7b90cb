/** The pictures that pages show by their names, by folder of content/images/: without one its page can't be built. */
export const pagePictures = {
  product: ['image', 'mode-expert', 'mode-fast', 'mode-pro', 'stream', 'video'],
  tutorial: ['applications', 'code', 'install', 'invitation', 'log-in', 'open', 'register'],
} as const

export type PagePicture = (typeof pagePictures)[keyof typeof pagePictures][number]

/** The picture of each step of the tutorial, by the step's key in tutorial.json: its name in content/images/tutorial/. */
export const stepPictures = {
  download: 'open',
  run: 'install',
  install: 'applications',
  mail: 'register',
  code: 'code',
  invitation: 'invitation',
  login: 'log-in',
} as const satisfies Readonly<Record<string, PagePicture>>
