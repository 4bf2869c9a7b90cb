import { join } from 'node:path'

/** The built site. */
export const publicFolder = join(__dirname, '../../public')

/** The nginx configuration that the build generated. */
export const nginxFolder = join(__dirname, '../../deploy/nginx/generated')
