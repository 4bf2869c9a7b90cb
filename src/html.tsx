import type { ReactNode } from 'react'

interface HtmlProps {
  readonly htmlAttributes: object
  readonly headComponents: ReactNode
  readonly bodyAttributes: object
  readonly preBodyComponents: ReactNode
  readonly body: string
  readonly postBodyComponents: ReactNode
}

export default function Html(props: HtmlProps) {
  const isBuild = process.env.NODE_ENV === 'production'
  const body = isBuild ? withoutGatsbyStyles(props.body) : props.body

  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Text follows the font size of the operating system, as on Android, where browsers scale only pages that say so. */}
        <meta name="text-scale" content="scale" />
        {/* The script comes first, because a script after a style sheet waits until the style sheet has loaded. */}
        {isBuild && <script data-head-script="" />}
        {isBuild && <link rel="stylesheet" href="" data-styles="" />}
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* eslint-disable-next-line no-restricted-syntax -- Gatsby provides the page as HTML. */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {props.postBodyComponents}
      </body>
    </html>
  )
}

/** Removes Gatsby's style attributes, which the content security policy forbids. src/styles/ has the same styles. */
function withoutGatsbyStyles(body: string): string {
  // React's server renderer fills the end of a buffer with NUL characters if the next character does not fit.
  return body
    .replaceAll('\u0000', '')
    .replace(/<div[^>]* id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (tag) =>
      tag.replace(/ style="[^"]*"/, ''),
    )
}
