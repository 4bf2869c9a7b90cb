/** An element of a long text, or a string of plain text. */
export type ProseNode = string | ProseElement

export interface ProseElement {
  readonly tag: 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'code' | 'a'
  readonly href?: string
  readonly children: readonly ProseNode[]
}
