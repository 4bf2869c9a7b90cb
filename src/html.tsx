import type { ReactNode } from 'react'

interface HtmlProps {
  readonly htmlAttributes: object
  readonly headComponents: ReactNode
  readonly bodyAttributes: object
  readonly preBodyComponents: ReactNode
  readonly body: string
  readonly postBodyComponents: ReactNode
}

/** The HTML document of every page. postBuild/html.ts inserts the inline script and the URL of the style sheet. */
export default function Html(props: HtmlProps) {
  const isBuild = process.env.NODE_ENV === 'production'
  const body = isBuild ? withoutGatsbyStyles(props.body) : props.body
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The script is first, because a script after a style sheet waits for it. */}
        {isBuild && <script data-head="" />}
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

/** Removes Gatsby's style attributes, which the security policy forbids. base.css contains these styles. */
function withoutGatsbyStyles(body: string): string {
  // React fills the end of a block with NUL characters if the next character does not fit.
  return body
    .replaceAll('\u0000', '')
    .replace(/<div[^>]* id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (tag) =>
      tag.replace(/ style="[^"]*"/, ''),
    )
}
