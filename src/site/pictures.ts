/** The names of the required images by folder of content/images/. Those of the tutorial are the keys of its steps. */
export const pagePictures = {
  product: ['image', 'mode-expert', 'mode-fast', 'mode-pro', 'stream', 'video'],
  tutorial: ['code', 'download', 'install', 'invitation', 'login', 'mail', 'run'],
} as const

export type PagePicture = (typeof pagePictures)[keyof typeof pagePictures][number]
