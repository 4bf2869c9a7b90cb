import type { Redirect } from '../../src/content/redirects'
import type { Locale } from '../../src/site/locales'
import type { ReleaseFile } from '../../src/site/releases'
import type { Route } from '../../src/site/routes'
import type { System } from '../../src/site/systems'

/** What tests read of each file in content/site/. The content check compares the files with content/schemas/. */
export interface SiteFiles {
  readonly banner: { readonly href: string }
  readonly brand: { readonly name: string; readonly company: string | null }
  readonly business: { readonly resultMarking: string | null }
  readonly captures: { readonly captures: readonly Capture[] | null }
  readonly contact: Contact
  /** The keys of the questions on each page. */
  readonly faq: Readonly<Partial<Record<Route, readonly string[]>>>
  readonly navigation: Readonly<Record<'header' | 'footer', readonly NavigationEntry[]>>
  readonly plans: { readonly plans: readonly Plan[] }
  readonly redirects: { readonly redirects: readonly Redirect[] }
  readonly releases: {
    readonly files: readonly ListedRelease[]
    readonly packages: Queries.ReleasesPackages
  }
  readonly requirements: Readonly<Record<System, Computers>> & {
    readonly virtualCamera: Readonly<Record<'program' | 'url', string>> & {
      readonly minimumVersion: number
    }
  }
  readonly testimonials: { readonly player: string; readonly testimonials: readonly Demo[] }
}

/** The URLs and the addresses. The last two may be unknown. */
type Contact = Readonly<
  Record<'blog' | 'discord' | 'email' | 'telegram', string> &
    Record<'accessibility' | 'status', string | null>
>

type ByLanguage = Readonly<Record<Locale, string>>

interface DescribedPicture {
  readonly file: string
  readonly alt: ByLanguage
}

interface Capture {
  readonly key: string
  readonly picture: DescribedPicture
  readonly caption: ByLanguage
  readonly source: string | null
}

interface Demo {
  readonly key: string
  readonly videoId: string | null
  readonly poster: DescribedPicture | null
}

/** An entry of a navigation: it leads to a page, to one of the contact links, or to a place in the same page. */
export interface NavigationEntry {
  readonly key: string
  readonly route?: Route
  readonly link?: keyof Contact
  readonly anchor?: string
}

interface Plan {
  readonly key: string
  readonly price: Queries.PlansPlansPrice | null
}

/** An entry in releases.json, in which every file has these two URLs. */
export interface ListedRelease extends ReleaseFile {
  readonly channels: ReleaseFile['channels'] & Record<'preferred' | 'mirror', string>
}

/** What a system needs, by part of the computer. */
type Computers = Readonly<
  Record<'minimum' | 'recommended', Readonly<Record<string, string | number>>>
>
