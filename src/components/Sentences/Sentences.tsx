import { sentences } from '../../lib/text'

/** A title that begins a new line with every sentence; base.css makes its lines blocks. */
export function Sentences({ text }: { readonly text: string }) {
  return (
    <>
      {sentences(text).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </>
  )
}
