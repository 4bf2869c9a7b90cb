import { join } from 'node:path'

/** The built site. */
export const publicFolder = join(__dirname, '../../public')

/** What the build wrote for nginx. */
export const nginxFolder = join(__dirname, '../../deploy/nginx/generated')
