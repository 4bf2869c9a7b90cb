import type { Character } from '../site/palette'
import type { PageRoute } from '../site/routes'
import type { System } from '../site/systems'

declare module 'react' {
  /**
   * Data attributes on elements, which style sheets and scripts outside the component select. Those on `<html>` are in
   * pageState.ts. Each names who sets and who reads it; `css` means style sheets, and `tests` the tests.
   */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be those of React's declaration
  interface DOMAttributes<T> {
    /** Closes the banner. Set by Banner.tsx; read by head.ts. */
    'data-close-banner'?: ''
    /** On a step that the visitor reads now. Set by SceneSteps.tsx; read by css. */
    'data-current'?: true | undefined
    /** On a download link: the key of its file. Set by DownloadButtons.tsx, FileLink.tsx; read by head.ts, useDownload.ts. */
    'data-download'?: string | undefined
    /** On the heading of an error page: the kind of error. Set by NotFound.tsx, ErrorBoundary.tsx; read by tests. */
    'data-error'?: string
    /** The face of a drawing. Set by LayeredPortrait.tsx, TrySwap.tsx; read by css. */
    'data-face'?: Character
    /** On a layer of a title's copy: the face. Set by titleCopy.ts; read by css. */
    'data-font-of'?: Character
    /**
     * The systems to which an element is shown, separated by spaces. Set by AllFiles.tsx, Band.tsx, DownloadButtons.tsx,
     * DownloadCard.tsx, DownloadOpening.tsx, FileSentence.tsx, MachineCheck.tsx, SendToComputer.tsx, SystemNotes.tsx; read by
     * css.
     */
    'data-for'?: string | undefined
    /** On a title with a copy in the font of a face. Set by titleCopy.ts; read by css. */
    'data-has-copy'?: ''
    /** The person of a drawing. Set by AppScene.tsx, LayeredPortrait.tsx, Screen.tsx, TrySwap.tsx; read by css. */
    'data-head'?: Character
    /** On a word that the browser hyphenates. Set by copyLayout.ts; read by css. */
    'data-hyphen'?: ''
    /** The name of an icon. Set by Icon.tsx; read by tests. */
    'data-icon'?: string | undefined
    /** The heading of a table cell in narrow windows. Set by RequirementsTable.tsx; read by css. */
    'data-label'?: string
    /** The mode of the app in a drawing of it. Set by Screen.tsx; read by css. */
    'data-mode'?: string
    /** On the opening of the home page once the visitor has used its swap. Set by Opening.tsx; read by titleCopy.ts, css. */
    'data-moved'?: ''
    /** On a layer of outlines, for scripts that no font of a face has. Set by titleCopy.ts; read by css. */
    'data-outlined'?: ''
    /** On the list that is printed alone. Set by Checklist.tsx; read by css. */
    'data-printing'?: ''
    /** The result of a check. Set by CheckFile.tsx, MachineCell.tsx; read by css. */
    'data-result'?: string | undefined
    /** Reloads the page. Set by ErrorBoundary.tsx, Notifications.tsx; read by recovery.ts. */
    'data-retry'?: ''
    /** On a link: the route to which it leads. Set by Link.tsx; read by links.ts, prefetch.ts. */
    'data-route'?: PageRoute
    /**
     * On an element with radio buttons for a head, a face or a mode: the drawings in it show the checked ones. Set by
     * AppScene.tsx, Opening.tsx, NotFound.tsx, TrySwap.tsx; read by titleCopy.ts, css.
     */
    'data-swap'?: true
    /** On what the page has for one system. Set by DownloadButtons.tsx, DownloadCard.tsx; read by ownSystem.ts, css. */
    'data-system'?: System | undefined
    /** On a compare slider whose head looks the other way. Set by CompareSlider.tsx; read by css. */
    'data-turned'?: ''
    /**
     * On a drawing that shows the face that the visitor wears, and on the logo. Set by Footer.tsx, Header.tsx, Portrait.tsx,
     * SwapChoice.tsx; read by wear.ts, css.
     */
    'data-wears'?: true | 'logo' | undefined
    /** On a word of a title's copy: its text. Set by copyLayout.ts; read by css. */
    'data-word'?: string
  }
}
