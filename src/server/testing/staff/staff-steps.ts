import { randomUUID } from 'node:crypto'
import type { Browser } from '#server/testing/test-app.ts'
import type { Role } from '#shared/roles/rules.ts'
import { whoAmICall } from '#shared/sign-in/schema.ts'
import { acceptInvitationCall, inviteStaffCall } from '#shared/staff/schema.ts'

/** What tests do with invitations. */
export function staffSteps() {
  const password = 'a long enough sentence'
  return {
    password,
    newEmail: () => `${randomUUID()}@example.com`,
    invite: (owner: Browser, email: string, role: Role) => owner.call(inviteStaffCall, { body: { email, role } }),
    /** The secret in the link of an invitation that was not emailed. */
    tokenOf: (sent: { readonly body: { readonly link: string | null } }) => sent.body.link!.split('#')[1]!,
    accept: (browser: Browser, token: string, chosen = password, name = 'Ada Byron') =>
      browser.call(acceptInvitationCall, { body: { token, name, password: chosen } }),
    idOf: async (browser: Browser) => (await browser.call(whoAmICall, {})).body.staff!.userId,
    mayWork: async (browser: Browser) => (await browser.request('GET', '/api/owner/home')).statusCode === 200,
  }
}
