import { sentences } from '../../lib/text'

/** A title with one line for each sentence: base.css displays each `<span>` in an `<h1>` as a block. */
export function Sentences({ text }: { readonly text: string }) {
  return (
    <>
      {sentences(text).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </>
  )
}
