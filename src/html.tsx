import type { ReactNode } from 'react'

interface HtmlProps {
  readonly htmlAttributes: object
  readonly headComponents: ReactNode
  readonly bodyAttributes: object
  readonly preBodyComponents: ReactNode
  readonly body: string
  readonly postBodyComponents: ReactNode
}

/** React pads a stream block with NUL if the next character does not fit. */
const padding = '\u0000'

/** The document around every page. postBuild/html.ts fills in the inline script and the name of the style sheet. */
export default function Html(props: HtmlProps) {
  const isBuild = process.env.NODE_ENV === 'production'
  const body = isBuild ? withoutGatsbyStyles(props.body) : props.body
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isBuild && (
          <>
            {/* A script after the style sheet would wait for it. */}
            <script data-head="" />
            <link rel="stylesheet" href="" data-styles="" />
          </>
        )}
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

/** Removes Gatsby's style attributes, which the security policy forbids. base.css has the styles. */
function withoutGatsbyStyles(body: string): string {
  return body
    .replaceAll(padding, '')
    .replace(/<div[^>]* id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (tag) =>
      tag.replace(/ style="[^"]*"/, ''),
    )
}
