import type { System } from '../site/systems'

/** The entry `packages` of content/site/releases.json. Unknown facts are null. */
interface Packages {
  readonly publisher: string | null
  readonly appleDeveloper: string | null
  readonly wingetId: string | null
  readonly homebrewToken: string | null
}

interface Tools {
  /** Returns the command that prints the SHA-256 of a file in the folder for downloads, in lower case. */
  readonly hashCommand: (fileName: string) => string
  /** Returns the command that installs the app with a package manager. */
  readonly packageCommand: (packages: Packages) => string | null
  /** Returns the name under which the system shows the signer of the app. */
  readonly signer: (packages: Packages) => string | null
}

/** How a system's shell computes a hash and installs the app, and who signs the app there. */
export const tools: Readonly<Record<System, Tools>> = {
  windows: {
    hashCommand: (fileName) =>
      `(Get-FileHash "$HOME\\Downloads\\${fileName}" -Algorithm SHA256).Hash.ToLower()`,
    packageCommand: ({ wingetId }) => wingetId && `winget install --exact --id ${wingetId}`,
    signer: ({ publisher }) => publisher,
  },
  mac: {
    hashCommand: (fileName) => `shasum -a 256 ~/Downloads/"${fileName}"`,
    packageCommand: ({ homebrewToken }) => homebrewToken && `brew install --cask ${homebrewToken}`,
    signer: ({ appleDeveloper }) => appleDeveloper,
  },
}
