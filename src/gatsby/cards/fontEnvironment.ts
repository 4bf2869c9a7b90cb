import { join } from 'node:path'

/**
 * Returns the environment variables that make Pango use only the fonts in fonts.conf. By default, Pango uses other font
 * systems on macOS and Windows, which would not find them. On Windows, libraries see only the variables with which the
 * process was started.
 */
export const fontEnvironment = (project: string) => ({
  PANGOCAIRO_BACKEND: 'fontconfig',
  FONTCONFIG_FILE: join(project, 'src/gatsby/cards/fonts.conf'),
})
