import type { Character } from '../site/palette'
import type { PageRoute } from '../site/routes'
import type { System } from '../site/systems'

declare module 'react' {
  /** Data attributes on elements, for style sheets, other scripts and tests. Those on `<html>` are in pageState.ts. */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be those of React's declaration
  interface DOMAttributes<T> {
    /** Closes the banner. */
    'data-close-banner'?: ''
    /** On a step that the visitor reads now. */
    'data-current'?: true | undefined
    /** On a download link: the key of its file. */
    'data-download'?: string | undefined
    /** On the heading of an error page: the kind of error. */
    'data-error'?: string
    /** The face of a drawing. */
    'data-face'?: Character
    /** On a layer of a title's copy: the face. */
    'data-font-of'?: Character
    /** The systems to which an element is shown, separated by spaces. */
    'data-for'?: string | undefined
    /** On a title with a copy in the font of a face. */
    'data-has-copy'?: ''
    /** The person of a drawing. */
    'data-head'?: Character
    /** On a word that the browser hyphenates. */
    'data-hyphen'?: ''
    /** The name of an icon. */
    'data-icon'?: string | undefined
    /** The heading of a table cell in narrow windows. */
    'data-label'?: string
    /** The mode of the app in a drawing of it. */
    'data-mode'?: string
    /** On the opening of the home page once the visitor has used its swap. */
    'data-moved'?: ''
    /** On a layer of outlines, for scripts that no font of a face has. */
    'data-outlined'?: ''
    /** On the list that is printed alone. */
    'data-printing'?: ''
    /** The result of a check. */
    'data-result'?: string | undefined
    /** Reloads the page. */
    'data-retry'?: ''
    /** On a link: the route to which it leads. */
    'data-route'?: PageRoute
    /** On an element with radio buttons for a head, a face or a mode: the drawings in it show the checked ones. */
    'data-swap'?: true
    /** On what the page has for one system. */
    'data-system'?: System | undefined
    /** On a compare slider whose head looks the other way. */
    'data-turned'?: ''
    /** On a drawing that shows the face that the visitor wears, and on the logo. */
    'data-wears'?: true | 'logo' | undefined
    /** On a word of a title's copy: its text. */
    'data-word'?: string
  }
}
