import { ownerChange } from '#server/changes/owner-change.ts'
import { drawTestEmail } from '#server/emails/draw-test-email.ts'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { openServer } from '#server/mail/servers/connection.ts'
import { noteProblem, readMailServer, type StoredServer, sealedFor } from '#server/mail/servers/server-store.ts'
import { MailServerUnusable } from '#server/mail/servers/trouble-of.ts'
import { wakeDelayed } from '#server/mail/wake-delayed.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/mail-server/owner-api.ts'
import type { MailServer } from '#shared/mail-server/schema.ts'
import { troubleInWords } from '#shared/mail-server/troubles.ts'
import { askServer } from './ask-server.ts'
import { removeServer, saveServer } from './save-server.ts'

/** The mail server of the site itself. */
export function mailServerRoutes(services: Services): void {
  const { serve, env, sealing, worker } = services
  const reachesPrivate = env.PRIVATE_MAIL_SERVERS

  serve(api.getMailServerCall, async ({ website }) => {
    const own = await readMailServer(reading(services, website))
    return succeed({
      own: own && shown(own),
      installation: env.SMTP_URL ? { from: env.MAIL_FROM ?? '' } : null,
    })
  })

  serve(api.saveMailServerCall, async (call) => {
    const { website, body } = call
    const { password: entered, from, ...server } = body
    if (!sealing) return fail('secrets-key-missing')
    const earlier = await readMailServer(reading(services, website))
    const password = entered || (earlier && keptPassword(website.id, earlier, server))
    if (!password) return fail('mail-server-password-missing')
    const asked = await askServer({ ...server, password }, { reachesPrivate, from }, (transport) => transport.verify())
    if (!asked.ok) return asked
    const stored: StoredServer = {
      ...{ host: server.host, port: server.port, security: server.security, user_name: server.user },
      password: sealing.seal(password, sealedFor(website.id)),
      from_address: from,
      saved_at: Date.now(),
      problem: '',
      problem_since: null,
    }
    return ownerChange(
      services,
      call,
      async (scope, batchId) => {
        await saveServer(scope, stored, batchId)
        return succeed(await wakeDelayed(scope, worker))
      },
      () => ({ own: shown(stored) }),
    )
  })

  serve(api.testMailServerCall, async ({ website, staff, request }) => {
    const scope = reading(services, website)
    const stored = await readMailServer(scope)
    if (!stored) return fail('mail-server-not-set')
    const { from_address: from, host, port } = stored
    const { subject, html } = await drawTestEmail(website, originOf(env, website, request))
    const message = {
      from: { name: website.emails.design.senderName || website.title, address: from },
      to: { name: '', address: staff.email },
      ...{ subject, html, text: plainWordsOf(html), disableFileAccess: true, disableUrlAccess: true },
    }
    const credentials = credentialsOf(website.id, stored)
    if (!credentials) return fail('mail-server-failed', { host, trouble: 'password-lost' })
    const asked = await askServer(credentials, { reachesPrivate, from }, (transport) => transport.sendMail(message))
    await noteProblem(scope, stored, asked.ok ? '' : troubleInWords({ ...{ host, port, from }, ...asked.failure }))
    return asked.ok ? succeed({ to: staff.email }) : asked
  })

  serve(api.removeMailServerCall, (call) =>
    ownerChange(
      services,
      call,
      async (scope, batchId) => {
        if (!(await removeServer(scope, batchId))) return fail('mail-server-not-set')
        return succeed(await wakeDelayed(scope, worker))
      },
      () => ({}),
    ),
  )

  /** The stored password, for the account that it was entered for: it is sent to no other host. */
  function keptPassword(websiteId: string, earlier: StoredServer, { host, user }: Pick<MailServer, 'host' | 'user'>) {
    if (earlier.host !== host || earlier.user_name !== user) return null
    return credentialsOf(websiteId, earlier)?.password ?? null
  }

  /** Null when the password cannot be opened any more. */
  function credentialsOf(websiteId: string, stored: StoredServer) {
    try {
      return openServer(websiteId, stored, sealing)
    } catch (error) {
      if (error instanceof MailServerUnusable) return null
      throw error
    }
  }
}

const shown = (server: StoredServer): api.StoredMailServer => ({
  ...{ host: server.host, port: server.port, security: server.security, user: server.user_name },
  from: server.from_address,
  savedAt: server.saved_at,
  problem: server.problem === '' ? null : { words: server.problem, since: server.problem_since ?? server.saved_at },
})
