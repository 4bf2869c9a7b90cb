/** The required images in two folders of content/images/. The tutorial images are named after the tutorial steps. */
export const pagePictures = {
  product: ['image', 'mode-expert', 'mode-fast', 'mode-pro', 'stream', 'video'],
  tutorial: ['code', 'diskImage', 'download', 'install', 'invitation', 'login', 'mail', 'run'],
} as const

export type PagePicture = (typeof pagePictures)[keyof typeof pagePictures][number]
