/** What is known of an installer after looking at it. */
export interface MeasuredFile {
  readonly fileName: string
  readonly bytes: number
  /** The SHA-256 in hexadecimal. */
  readonly sha256: string
  /** The day that the file was made, as an ISO date; undefined when nobody says. */
  readonly released: string | undefined
  /** The ending of the signature that lies beside it, such as `.asc`; undefined when there is none. */
  readonly signatureEnding: string | undefined
}
