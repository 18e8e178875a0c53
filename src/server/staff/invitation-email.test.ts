import { expect, test } from 'vitest'
import { STAFF_INVITATION } from '#server/emails/personal-emails.ts'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { staffSteps } from '#server/testing/staff/staff-steps.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listEmailsCall } from '#shared/emails/schema.ts'
import { roles } from '#shared/roles/rules.ts'
import { resendInvitationCall } from '#shared/staff/schema.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100', SMTP_URL: 'smtp://127.0.0.1:9' })
const { invite, accept, newEmail } = staffSteps()

test('with a mail server, the link is only in the email, which says who invites and what the role can do', async () => {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const email = newEmail()
  const sent = await invite(owner, email, roles.editor)
  expect(sent.body.link).toBeNull()
  const tokens = async () => {
    const emails = (await storedEmails(app.services.database, website.id)).filter(
      (one) => one.kind === STAFF_INVITATION,
    )
    expect(new Set(emails.map(({ to_address }) => to_address))).toEqual(new Set([email]))
    return emails.map(({ html }) => /\/config\/invitation#(\S+)/.exec(plainWordsOf(html))![1]!)
  }
  const [first] = await tokens()
  const [letter] = await storedEmails(app.services.database, website.id)
  expect(letter!.subject).toBe('Olive Owner invited you to work on Test shop')
  expect(plainWordsOf(letter!.html)).toContain('Editor. Can manage pages')

  await owner.call(resendInvitationCall, { parameters: { invitationId: sent.body.invitation.id } })
  const again = (await tokens()).find((one) => one !== first)!
  expect((await accept(app.visitor(website), first!)).code).toBe('invitation-over')
  expect((await accept(app.visitor(website), again)).status).toBe(200)

  // The list of sent emails shows it to nobody, and the history does not have the link.
  expect((await owner.call(listEmailsCall, { query: {} })).body.emails).toEqual([])
  const { database } = app.services
  const logged = await database.selectFrom('changes').selectAll().where('website_id', '=', website.id).execute()
  const jobs = await database.selectFrom('jobs').selectAll().where('website_id', '=', website.id).execute()
  for (const token of [first!, again]) expect(JSON.stringify([logged, jobs])).not.toMatch(token)
})
