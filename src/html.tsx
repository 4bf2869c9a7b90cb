import type { ReactNode } from 'react'

interface HtmlProps {
  readonly htmlAttributes: object
  readonly headComponents: ReactNode
  readonly bodyAttributes: object
  readonly preBodyComponents: ReactNode
  readonly body: string
  readonly postBodyComponents: ReactNode
}

/** React pads a block of its stream with NUL where the next character does not fit. */
const padding = '\u0000'

/** The document around every page. In a build, postBuild/html.ts fills in the inline script and the style sheet's name. */
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
            {/* Before the style sheet: a script after it would wait for it. */}
            <script data-head="" />
            <link rel="stylesheet" href="" data-styles="" />
          </>
        )}
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* eslint-disable-next-line no-restricted-syntax -- Gatsby hands over the page as HTML. */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {props.postBodyComponents}
      </body>
    </html>
  )
}

/** Gatsby styles its focus wrapper and route announcer by attribute, which the security policy forbids: base.css does it. */
function withoutGatsbyStyles(body: string): string {
  return body
    .replaceAll(padding, '')
    .replace(/<div[^>]* id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (tag) =>
      tag.replace(/ style="[^"]*"/, ''),
    )
}
