import { Fragment } from 'react'
import { phrases } from '../../lib/text'

/**
 * A short text, such as a title or a label, with a place for a line break after each Japanese phrase. Most browsers do not
 * find phrases themselves (base.css). The places are no part of the text that is read or copied. The phrases are in one
 * element, because in a row, such as that of a button, Firefox would make each place and each phrase an item.
 */
export function Phrases({ text }: { readonly text: string }) {
  const parts = phrases(text)
  if (parts.length === 1) return text

  return (
    <span>
      {parts.map((phrase, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  )
}
