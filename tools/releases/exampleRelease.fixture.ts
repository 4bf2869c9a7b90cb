import type { ReleaseFile } from '../../src/site/releases'

/** An entry for content/site/releases.json, with every property that a new version can change. */
export const exampleRelease: ReleaseFile = {
  key: 'windowsSetup',
  platform: 'windows',
  version: '3.0.3',
  fileName: 'Facewright-3.0.3.exe',
  bytes: 5,
  sha256: 'a'.repeat(64),
  signature: null,
  released: '2024-01-01',
  notes: null,
  channels: {
    preferred: 'https://a.test/3.0.3/Facewright-3.0.3.exe',
    http: null,
    mirror: 'https://b.test/Facewright-3.0.3.exe',
    highSpeed: null,
  },
  previous: [],
}
