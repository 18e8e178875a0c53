import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer } from 'smtp-server'

/** The certificate of these servers, for `localhost`. It is its own authority. */
export const certificatePath = join(import.meta.dirname, 'localhost.pem')

/** The account that these servers know. */
export const knownAccount = { user: 'olive@shop.example', password: 'an app password' } as const

export interface ReceivedEmail {
  readonly to: string
  readonly from: string
  /** The message as it came, with its headers. */
  readonly raw: string
}

export interface TestMailServer {
  readonly port: number
  readonly received: ReceivedEmail[]
  /** How many connections it has had. */
  readonly connections: () => number
  /** How often someone has tried to sign in. */
  readonly signIns: () => number
  /** What it changes about what it accepts. */
  readonly behavior: { password: string; refusesSender: boolean }
  close(): Promise<void>
}

export interface MailServerOptions {
  /** `tls`: encrypted from the beginning; `none`: it offers no encryption. STARTTLS by default. */
  readonly security?: 'starttls' | 'tls' | 'none'
}

/** Lets this process trust the certificate of the test servers. */
export function trustTestServers(): void {
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificatePath, 'utf8')])
}

/** A mail server on this machine that really receives, for one account. */
export async function startMailServer({ security = 'starttls' }: MailServerOptions = {}): Promise<TestMailServer> {
  const received: ReceivedEmail[] = []
  const behavior = { password: knownAccount.password as string, refusesSender: false }
  let connections = 0
  let signIns = 0
  const server = new SMTPServer({
    secure: security === 'tls',
    cert: readFileSync(certificatePath),
    key: readFileSync(join(import.meta.dirname, 'localhost.key')),
    ...(security === 'none' && { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }),
    onConnect(_session, done) {
      connections += 1
      done()
    },
    onAuth({ username = '', password }, _session, done) {
      signIns += 1
      if (username === knownAccount.user && password === behavior.password) return done(null, { user: username })
      done(Object.assign(new Error('5.7.8 Username and Password not accepted'), { responseCode: 535 }))
    },
    onMailFrom({ address }, _session, done) {
      if (!behavior.refusesSender) return done()
      done(Object.assign(new Error(`5.7.1 ${address} is not owned by this user`), { responseCode: 553 }))
    },
    async onData(stream, { envelope }, done) {
      const raw = await text(stream)
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      received.push({ to: envelope.rcptTo[0]!.address, from, raw })
      done()
    },
  })
  // Clients that do not trust it end the connection, which is no error of the test.
  server.on('error', () => {})
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', () => ready()))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    connections: () => connections,
    signIns: () => signIns,
    behavior,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
