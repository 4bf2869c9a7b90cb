interface PathSentenceProps {
  /** A finished sentence with the place `{fullPath}` in it. */
  readonly sentence: string
  readonly fullPath: string
}

/** Puts an address into a sentence; it runs from left to right in one that doesn't, too. */
export function PathSentence({ sentence, fullPath }: PathSentenceProps) {
  const [before, after] = sentence.split('{fullPath}')
  return (
    <>
      {before}
      <bdi dir="ltr">{fullPath}</bdi>
      {after}
    </>
  )
}
