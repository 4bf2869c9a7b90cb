/** What the content does not say of a site that goes live. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The texts of the source files that read the environment, by their paths. */
  readonly sources: Readonly<Record<string, string>>
}
