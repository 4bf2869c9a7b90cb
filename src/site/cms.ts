/** The path of the editing screen. */
export const adminPath = '/admin/'

/** The Git backend of the CMS, in the form of the `backend` option of Sveltia CMS. */
export interface CmsBackend {
  readonly name: 'github' | 'gitlab' | 'gitea'
  readonly repo: string
  readonly [option: string]: unknown
}

/** The configured backend. If CMS_BACKEND is unset, the editing screen is not published. */
export const cmsBackend = process.env.CMS_BACKEND
  ? (JSON.parse(process.env.CMS_BACKEND) as CmsBackend)
  : undefined

const apiHosts = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
}

/** The origins that the editing screen connects to: those of the options, and the host's own. */
export function gitHosts(backend: CmsBackend | undefined): string[] {
  if (!backend) return []
  const urls = Object.values(backend).filter((value) => URL.canParse(String(value)))
  return [apiHosts[backend.name], ...urls.map((url) => new URL(String(url)).origin)]
}
