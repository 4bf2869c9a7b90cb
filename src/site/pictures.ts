/** The names of the required images of pages, by folder of content/images/. */
export const pagePictures = {
  product: ['image', 'mode-expert', 'mode-fast', 'mode-pro', 'stream', 'video'],
  tutorial: ['applications', 'code', 'install', 'invitation', 'log-in', 'open', 'register'],
} as const

export type PagePicture = (typeof pagePictures)[keyof typeof pagePictures][number]

/** The image of each tutorial step: maps the key in tutorial.json to the name in content/images/tutorial/. */
export const stepPictures = {
  download: 'open',
  run: 'install',
  install: 'applications',
  mail: 'register',
  code: 'code',
  invitation: 'invitation',
  login: 'log-in',
} as const satisfies Readonly<Record<string, PagePicture>>
