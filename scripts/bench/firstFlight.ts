/** The bytes of the packets that a server sends before it hears that the first one came: ten, of 1,460 bytes. */
export const firstFlight = 10 * 1460

/** How often a server waits for an answer while it sends so many bytes: each time it sends twice as much. */
export function roundTrips(bytes: number): number {
  return Math.max(0, Math.ceil(Math.log2(bytes / firstFlight + 1)) - 1)
}
