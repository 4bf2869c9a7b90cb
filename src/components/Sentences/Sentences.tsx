import { sentences } from '../../lib/text'

/** A text with a `<span>` for each sentence. In an `<h1>`, each has a line of its own (base.css). */
export function Sentences({ text }: { readonly text: string }) {
  return (
    <>
      {sentences(text).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </>
  )
}
