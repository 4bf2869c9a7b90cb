import { shellCommands } from './shellCommands'

it('prints the hash on Windows in lower case, as the pages show it', () => {
  // By itself, Get-FileHash prints capital letters.
  expect(shellCommands.windows.hash('Setup.exe')).toBe(
    '(Get-FileHash "$HOME\\Downloads\\Setup.exe" -Algorithm SHA256).Hash.ToLower()',
  )
})
