import { type Section } from './sections'

/** The text of docs/quality.md: its parts as they were at a commit, those that weren't run said to be so. */
export function qualityPage(commit: string, sections: readonly Section[]): string {
  const parts = sections.map(
    ({ title, command, text = 'Not run.' }) => `## ${title}\n\n\`${command}\`\n\n${text}\n`,
  )
  return `# Quality

Written by \`npm run proof\`, at ${commit}. Each part names the command that its numbers came from.

${parts.join('\n')}`
}
