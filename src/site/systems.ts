// Everything that differs by system is in this module or, if it is copy, in strings indexed by `System`. If you add a
// system, the type checker finds the places that lack it.

/** The systems that have a version of the app, in display order. */
export const systems = ['windows', 'mac'] as const

export type System = (typeof systems)[number]

/** Returns whether a name is that of a system that has a version of the app. */
export function isSystem(name: string | undefined): name is System {
  return systems.some((system) => system === name)
}

/** Which devices with a touch screen a system runs on: `laptops` also have a keyboard and a pointer. */
export type TouchDevices = 'tablets' | 'laptops' | 'none'

/** How browsers report a system: the platform in client hints, and a pattern that matches the user agent. */
export const detection = {
  windows: { hint: 'Windows', agent: /Windows NT/, touch: 'tablets' },
  mac: { hint: 'macOS', agent: /Macintosh/, touch: 'none' },
} satisfies Record<System, { hint: string; agent: RegExp; touch: TouchDevices }>
