import CMS from '@sveltia/cms'
import type { CmsSetup } from './config'
import { formatFile, parseFile } from './fileFormat'

/** Starts the CMS with the forms and the formats of the build. */
async function start() {
  const response = await fetch('setup.json')
  const { config, formats, isLocal } = (await response.json()) as CmsSetup

  document.documentElement.toggleAttribute('data-local', isLocal)

  for (const format of formats) {
    CMS.registerCustomFormat(format.name, format.extension, {
      fromFile: (text) => parseFile(format, text),
      toFile: (value) => formatFile(format, value),
    })
  }

  await CMS.init({ config })
}

void start()
