import { hashCommands } from './hashCommands'

test('names the downloaded file for each system', () => {
  expect(hashCommands('Face Set-up.exe')).toEqual({
    windows: 'Get-FileHash "$HOME\\Downloads\\Face Set-up.exe" -Algorithm SHA256',
    mac: 'shasum -a 256 ~/Downloads/"Face Set-up.exe"',
  })
})
