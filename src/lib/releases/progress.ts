/** Hears how far something is: what it is, how much is done and how much there is (undefined when nobody knows). */
export type OnProgress = (what: string, done: number, all: number | undefined) => void

const width = 24

/** Draws how far something is: `(3, 4)` gives `██████████████████░░░░░░  75 %`; without an end it draws none. */
export function progressBar(done: number, all: number | undefined): string {
  if (!all) return ''
  const share = Math.min(1, done / all)
  const full = Math.round(share * width)
  const percent = String(Math.floor(share * 100)).padStart(3)
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${percent} %`
}
