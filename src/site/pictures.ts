/** The required images in each folder of content/images/. Those of the tutorial are named after its steps. */
export const pagePictures = {
  product: ['image', 'mode-expert', 'mode-fast', 'mode-pro', 'stream', 'video'],
  tutorial: ['code', 'download', 'install', 'invitation', 'login', 'mail', 'run'],
} as const

export type PagePicture = (typeof pagePictures)[keyof typeof pagePictures][number]
