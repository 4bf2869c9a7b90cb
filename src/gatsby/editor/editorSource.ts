import type { Site } from '../../lib/content/content'
import type { ContentFile } from '../../lib/content/contentFile'

/** What the screen for editors needs: the folder of the project, a reader of its content, and the site. */
export interface EditorSource {
  readonly project: string
  readonly read: () => readonly ContentFile[]
  readonly site: Site
}
