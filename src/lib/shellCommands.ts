import type { System } from '../site/systems'

/** The entry `packages` of content/site/releases.json. Unknown facts are null. */
interface Packages {
  readonly publisher: string | null
  readonly appleDeveloper: string | null
  readonly wingetId: string | null
  readonly homebrewToken: string | null
}

interface ShellCommands {
  /** Returns the command that prints the SHA-256 of a file in the folder for downloads, in lower case. */
  readonly hash: (fileName: string) => string
  /** Returns the command that installs the app with a package manager. */
  readonly install: (packages: Packages) => string | null
}

/** The commands of each system's shell. */
export const shellCommands: Readonly<Record<System, ShellCommands>> = {
  windows: {
    hash: (fileName) =>
      `(Get-FileHash "$HOME\\Downloads\\${fileName}" -Algorithm SHA256).Hash.ToLower()`,
    install: ({ wingetId }) => wingetId && `winget install --exact --id ${wingetId}`,
  },
  mac: {
    hash: (fileName) => `shasum -a 256 ~/Downloads/"${fileName}"`,
    install: ({ homebrewToken }) => homebrewToken && `brew install --cask ${homebrewToken}`,
  },
}

/** Returns the name under which each system shows the signer of the app. */
export const signers: Readonly<Record<System, (packages: Packages) => string | null>> = {
  windows: ({ publisher }) => publisher,
  mac: ({ appleDeveloper }) => appleDeveloper,
}
