import { sealedFor } from '#server/mail/servers/server-store.ts'
import { saveServer } from '#server/mail-server/save-server.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { knownAccount } from './start-mail-server.ts'

/** Gives a website a mail server, as if its owner had saved it. */
export async function giveMailServer(app: TestApp, website: Website, host: string): Promise<void> {
  const { user, password } = knownAccount
  const server = {
    ...{ host, port: 587, security: 'starttls' as const, user_name: user, from_address: user },
    password: app.services.sealing!.seal(password, sealedFor(website.id)),
    ...{ saved_at: Date.now(), problem: '', problem_since: null },
  }
  await app.changing(website, (scope) => saveServer(scope, server, 'server-given'))
}
