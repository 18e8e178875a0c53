import { LRUCache } from 'lru-cache'
import type { Transporter } from 'nodemailer'
import type { Env } from '#server/env.ts'
import type { Sealing } from '#server/secrets/sealing.ts'
import type { Database } from '#server/tables.ts'
import { troubleInWords } from '#shared/mail-server/troubles.ts'
import { createTransport } from '../create-transport.ts'
import { type HangingServer, watchForHanging } from '../hanging-server.ts'
import { connectionTo, openServer } from './connection.ts'
import { noteProblem, readMailServer, type StoredServer } from './server-store.ts'
import { troubleOf } from './trouble-of.ts'

const MOST_WATCHED = 1_000

/** The mail server that sends the emails of a site. */
export interface SendingServer {
  /** The sender: an address, or a name with its address. */
  readonly from: string
  /** Whether it is the site's own, and not the installation's. */
  readonly isOwn: boolean
  readonly watch: HangingServer
  /** @throws MailServerUnusable when it cannot be asked */
  open(): Promise<Transporter>
  /** Tells the owner of the site that it took an email, or which error it ended with. */
  note(error: unknown): Promise<void>
}

/** The mail server for an email of a site: its own, else the installation's; null without either. */
export type FindMailServer = (websiteId: string, kind: string) => Promise<SendingServer | null>

export interface MailServerOptions {
  readonly database: Database
  readonly sealing: Sealing | null
  readonly env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'PRIVATE_MAIL_SERVERS'>
  /** Whether emails of a kind go through the installation's server where there is one: not everyone may read them. */
  readonly isConfidential: (kind: string) => boolean
  /** How long a server may take for a message; tests do not wait for minutes. */
  readonly answerMilliseconds?: number
  /** The time without an answer after which a server hangs. */
  readonly hangingMilliseconds?: number
}

/** Finds the mail servers of all sites, and remembers which of them hang. */
export function mailServersOf(options: MailServerOptions): FindMailServer {
  const { database, env, answerMilliseconds, hangingMilliseconds } = options
  const watched = new LRUCache<string, HangingServer>({ max: MOST_WATCHED })
  const installation = env.SMTP_URL ? installationServer(env.SMTP_URL) : null

  function installationServer(url: string): SendingServer {
    let transport: Promise<Transporter> | undefined
    return {
      from: env.MAIL_FROM ?? 'shop@localhost',
      isOwn: false,
      watch: watchForHanging(hangingMilliseconds),
      open() {
        transport ??= createTransport({ url }, answerMilliseconds)
        return transport
      },
      note: async () => {},
    }
  }

  /** A server that was saved again is another one: it may answer. */
  function watchOf(websiteId: string, savedAt: number): HangingServer {
    const key = `${websiteId} ${savedAt}`
    const watch = watched.get(key) ?? watchForHanging(hangingMilliseconds)
    watched.set(key, watch)
    return watch
  }

  function ownServer(websiteId: string, server: StoredServer): SendingServer {
    return {
      from: server.from_address,
      isOwn: true,
      watch: watchOf(websiteId, server.saved_at),
      async open() {
        const credentials = openServer(websiteId, server, options.sealing)
        return createTransport(await connectionTo(credentials, env.PRIVATE_MAIL_SERVERS), answerMilliseconds)
      },
      async note(error) {
        const problem = error === null ? '' : problemOf(server, error)
        if (problem !== null && problem !== server.problem) await noteProblem({ database, websiteId }, server, problem)
      },
    }
  }

  return async (websiteId, kind) => {
    if (installation && options.isConfidential(kind)) return installation
    const own = await readMailServer({ database, websiteId })
    return own ? ownServer(websiteId, own) : installation
  }
}

/** Why a server takes no email, in a sentence; null where it refused one recipient alone, which says nothing about it. */
function problemOf({ host, port, from_address: from }: StoredServer, error: unknown): string | null {
  const found = troubleOf(error)
  return found.trouble === 'recipient' || found.trouble === 'other'
    ? null
    : troubleInWords({ host, port, from, ...found })
}
