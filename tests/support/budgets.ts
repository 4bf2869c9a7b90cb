import budgets from '../budgets.json'

/** The path and the bytes after compression of each file of a kind. */
export type Files = readonly (readonly [path: string, bytes: number])[]

const recorded: Readonly<Record<string, number>> = budgets.files

/** Returns how much each file has grown since its size was recorded in budgets.json, the most grown first. */
function growthOf(files: Files): string {
  const changes = files.map(([path, bytes]) => {
    const name = path.replace(/^.*\//, '').replace(/[.-][0-9a-f]{20}(?=\.)/, '')
    const usual = recorded[name] ?? 0

    return { name, bytes, usual, growth: bytes - usual }
  })

  return changes
    .filter(({ growth }) => growth !== 0)
    .sort((one, other) => other.growth - one.growth)
    .slice(0, 6)
    .map(({ name, bytes, usual }) => (usual ? `${name} ${usual} → ${bytes}` : `${name} ${bytes}`))
    .join(', ')
}

/** Returns a fault if files have more bytes than a limit. */
export function overLimit(kind: string, limit: number, files: Files): string[] {
  const size = files.reduce((sum, [, bytes]) => sum + bytes, 0)

  return size > limit
    ? [
        `${kind} has ${size} bytes, ${size - limit} more than ${limit}. Grown or new: ${growthOf(files)}`,
      ]
    : []
}

/** Returns the limit of a kind of file, in bytes after compression: with room for honest changes, or fixed. */
export function limitsOf(isLegal: boolean): Readonly<Record<string, number>> {
  const { usual, room, limits } = budgets
  const withRoom = (names: readonly string[]) =>
    Math.floor(names.reduce((sum, name) => sum + (recorded[name] ?? 0), 0) * (1 + room))

  return {
    ...limits,
    stylesheet: withRoom(usual.stylesheet),
    script: withRoom(isLegal ? usual.legalScript : usual.script),
  }
}
