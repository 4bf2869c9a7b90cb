import type { GitBackend } from '@sveltia/cms'

export const adminPath = '/admin/'

export const cmsBackend = process.env.CMS_BACKEND
  ? (JSON.parse(process.env.CMS_BACKEND) as GitBackend)
  : undefined

const apiHosts = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
}

/** Returns the origins to which the CMS connects: those of the Git host's API and of all URLs in its options. */
export function gitHosts(backend: GitBackend): string[] {
  const urls = Object.values<unknown>(backend).filter((value) => URL.canParse(String(value)))
  return [apiHosts[backend.name], ...urls.map((url) => new URL(String(url)).origin)]
}
