import { join } from 'node:path'

/** The absolute path of the folder with the built site. */
export const publicFolder = join(__dirname, '../../public')

/** The absolute path of the folder with the nginx configuration that the build generates. */
export const nginxFolder = join(__dirname, '../../deploy/nginx/generated')
