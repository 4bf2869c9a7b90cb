// What differs by system, except copy, version detection and the machine check. Each table is a `Record<System, …>`, so
// the type checker lists those that lack a new system.

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

/** The key, in releases.json, of the file that the download button for each system offers. */
export const mainFiles = {
  windows: 'windowsDownloader',
  mac: 'macImage',
} as const satisfies Record<System, string>
