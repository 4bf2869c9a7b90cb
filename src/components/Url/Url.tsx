import { Fragment } from 'react'

/** A URL or host whose lines break after slashes and before dots. `<wbr>` is not copied with the text. */
export function Url({ text }: { readonly text: string }) {
  return text.match(/\.?[^./]+\/*/g)?.map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
}
