import type { Texts } from '../errors.fixture'

/** Returns English terms with one section, whose text starts in line 5, column 7. */
export const longText = (text: string): Texts => ({
  'prose/en/service.yaml': `introduction: Hello.
sections:
  - key: a
    body: |
      ${text}
`,
})
