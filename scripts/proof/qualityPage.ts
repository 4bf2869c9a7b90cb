import { type Section } from './sections'

/**
 * The text of docs/quality.md: the parts that were run, as they were at a commit, and the others as the page that is
 * there has them.
 */
export function qualityPage(commit: string, sections: readonly Section[], before: string): string {
  const parts = sections.map(({ title, command, text }) =>
    text === undefined
      ? partOf(before, title)
      : `## ${title}\n\n\`${command}\`, at ${commit}\n\n${text}\n`,
  )
  return `# Quality

Written by \`npm run proof\`. Each part names the command that its numbers came from, and what it looked at.

${parts.join('\n')}`
}

function partOf(page: string, title: string): string {
  const part = page.split(/^(?=## )/m).find((one) => one.startsWith(`## ${title}\n`))
  return part ? `${part.trimEnd()}\n` : `## ${title}\n\nNot run.\n`
}
