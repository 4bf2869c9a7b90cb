import { execFileSync } from 'node:child_process'
import { hash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPreview } from '../../scripts/preview/server'

/** A self-signed certificate, and the Chromium flag that trusts it. */
export interface Certificate {
  readonly key: string
  readonly cert: string
  readonly trustFlag: string
}

/** A running server for a built site. */
export interface Served {
  readonly origin: string
  readonly stop: () => void
}

/** Creates a certificate for localhost with `openssl`. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', keyFile, '-out', certFile]

  execFileSync('openssl', ['req', '-x509', ...kind, ...name, ...files], { stdio: 'ignore' })
  const [key, cert] = [readFileSync(keyFile, 'utf8'), readFileSync(certFile, 'utf8')]

  rmSync(folder, { recursive: true })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  const digest = hash('sha256', publicKey, 'base64')

  // With --ignore-certificate-errors, Chromium would cache nothing.
  return { key, cert, trustFlag: `--ignore-certificate-errors-spki-list=${digest}` }
}

/** Serves a built site, including its precompressed files, over HTTP/2 on a free port. */
export function serve(folder: string, { key, cert }: Certificate): Promise<Served> {
  const preview = createPreview(folder)
  const server = createSecureServer({ key, cert })

  server.on('request', (request, response) => preview.emit('request', request, response))

  return new Promise((resolve, reject) => {
    server.on('error', reject).listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo
      resolve({ origin: `https://localhost:${port}`, stop: () => server.close() })
    })
  })
}
