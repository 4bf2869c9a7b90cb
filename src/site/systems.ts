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

interface Packages {
  readonly publisher: string | null
  readonly appleDeveloper: string | null
  readonly wingetId: string | null
  readonly homebrewToken: string | null
}

/** How a system's shell computes a hash and installs the app, and who signs the app there. Unknown facts are null. */
export const tools: Record<
  System,
  {
    readonly hashCommand: (fileName: string) => string
    readonly packageCommand: (packages: Packages) => string | null
    readonly signer: (packages: Packages) => string | null
  }
> = {
  windows: {
    hashCommand: (fileName) => `Get-FileHash "$HOME\\Downloads\\${fileName}" -Algorithm SHA256`,
    packageCommand: ({ wingetId }) => wingetId && `winget install --exact --id ${wingetId}`,
    signer: ({ publisher }) => publisher,
  },
  mac: {
    hashCommand: (fileName) => `shasum -a 256 ~/Downloads/"${fileName}"`,
    packageCommand: ({ homebrewToken }) => homebrewToken && `brew install --cask ${homebrewToken}`,
    signer: ({ appleDeveloper }) => appleDeveloper,
  },
}
