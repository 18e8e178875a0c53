import type { Transporter } from 'nodemailer'
import { createTransport } from '#server/mail/create-transport.ts'
import { type Credentials, connectionTo } from '#server/mail/servers/connection.ts'
import { troubleOf } from '#server/mail/servers/trouble-of.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { MailServer } from '#shared/mail-server/schema.ts'

/** An owner waits for the answer: shorter than a job does. */
const ANSWER_MILLISECONDS = 15_000

interface AskOptions {
  /** Whether private addresses are allowed. */
  readonly reachesPrivate: boolean
  /** The sender, for the sentence of a refusal. */
  readonly from: MailServer['from']
}

/** Connects to a mail server and asks it something. @returns a refusal with what it answered; it never throws */
export async function askServer(
  credentials: Credentials,
  { reachesPrivate, from }: AskOptions,
  ask: (transport: Transporter) => Promise<unknown>,
): Promise<Result<undefined, 'mail-server-failed'>> {
  try {
    const transport = await createTransport(await connectionTo(credentials, reachesPrivate), ANSWER_MILLISECONDS)
    await ask(transport)
    return succeed(undefined)
  } catch (error) {
    const { host, port } = credentials
    return fail('mail-server-failed', { ...{ host, port, from }, ...troubleOf(error) })
  }
}
