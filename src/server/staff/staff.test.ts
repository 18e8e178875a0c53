import { describe, expect, test } from 'vitest'
import { hashOf } from '#server/identifiers.ts'
import { staffSteps } from '#server/testing/staff/staff-steps.ts'
import { type Browser, ownersPassword, startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { limits } from '#shared/limits.ts'
import { type Role, roles } from '#shared/roles/rules.ts'
import { changeAccountCall, listSessionsCall, signInCall, whoAmICall } from '#shared/sign-in/schema.ts'
import * as api from '#shared/staff/schema.ts'
import { deleteOldInvitations } from './invitation-store.ts'
import { listStaff } from './staff-store.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100' })
const { database } = app.services
const { invite, tokenOf, accept, idOf, newEmail, password, mayWork } = staffSteps()

async function openSite() {
  const website = await app.buildWebsite()
  return { website, owner: await app.owner(website) }
}

/** Someone who has accepted an invitation. */
async function join(website: Website, owner: Awaited<ReturnType<typeof app.owner>>, role: Role = roles.editor) {
  const email = newEmail()
  const browser = app.visitor(website)
  const { userId } = (await accept(browser, tokenOf(await invite(owner, email, role)))).body
  return { email, browser, userId }
}

test('someone new accepts an invitation, and can do what their role allows', async () => {
  const { website, owner } = await openSite()
  const email = newEmail()
  const invited = await invite(owner, ` ${email.toUpperCase()} `, roles.editor)
  expect(invited.body.invitation).toMatchObject({ email, role: roles.editor, invitedBy: 'Olive Owner' })
  expect(invited.body.link).toMatch(/^http:\/\/\S+\/config\/invitation#[\w-]{32}$/)
  const token = tokenOf(invited)
  const row = await database
    .selectFrom('staff_invitations')
    .selectAll()
    .where('website_id', '=', website.id)
    .executeTakeFirstOrThrow()
  expect(row.token_hash).toBe(hashOf(token))
  expect(JSON.stringify(row)).not.toContain(token)

  const browser = app.visitor(website)
  const read = await browser.call(api.readInvitationCall, { body: { token } })
  expect(read.body).toEqual({ email, role: roles.editor, invitedBy: 'Olive Owner', hasAccount: false })
  const accepted = await accept(browser, token)
  expect(accepted.body).toMatchObject({ email, name: 'Ada Byron', role: roles.editor })
  expect((await browser.request('GET', '/api/owner/pages')).statusCode).toBe(200)
  expect((await browser.request('GET', '/api/owner/orders')).statusCode).toBe(403)
  expect((await browser.call(api.listStaffCall, {})).code).toBe('not-permitted')

  const { staff, invitations } = (await owner.call(api.listStaffCall, {})).body
  expect(invitations).toEqual([])
  expect(staff.map(({ role }) => role)).toEqual([roles.admin, roles.editor])
  expect(staff[1]).toMatchObject({ name: 'Ada Byron', email, lastSeenAt: expect.any(Number) })
  const log = (await owner.call(listChangesCall, { query: {} })).body.changes
  expect(log.map(({ noun, kind, titles }) => [noun, kind, titles[0]])).toEqual([
    ['staff', 'created', 'Ada Byron'],
    ['invitation', 'created', email],
  ])
})

test('someone with an account at another site accepts with its password, and keeps their name', async () => {
  const [one, other] = [await openSite(), await openSite()]
  const { email, userId } = await join(one.website, one.owner)
  const token = tokenOf(await invite(other.owner, email, roles.storeManager))
  const browser = app.visitor(other.website)
  expect((await browser.call(api.readInvitationCall, { body: { token } })).body.hasAccount).toBe(true)
  expect((await accept(browser, token, 'some other password', 'Eve')).code).toBe('sign-in-refused')
  expect((await accept(browser, token, password, 'Eve')).body).toMatchObject({ userId, name: 'Ada Byron' })
  expect((await (await browser.call(whoAmICall, {})).body.staff!).role).toBe(roles.storeManager)
})

test('someone who was removed and is invited again chooses a new password', async () => {
  const { website, owner } = await openSite()
  const { email, userId } = await join(website, owner)
  await owner.call(api.removeStaffCall, { parameters: { userId } })
  const token = tokenOf(await invite(owner, email, roles.reporting))
  const browser = app.visitor(website)
  expect((await browser.call(api.readInvitationCall, { body: { token } })).body.hasAccount).toBe(false)
  const again = await accept(browser, token, 'an entirely new sentence', 'Ada King')
  expect(again.body).toMatchObject({ userId, name: 'Ada King', role: roles.reporting })
  expect((await app.visitor(website).call(signInCall, { body: { email, password } })).code).toBe('sign-in-refused')
})

describe('an invitation', () => {
  test('works once, also for two browsers at the same time', async () => {
    const { website, owner } = await openSite()
    const token = tokenOf(await invite(owner, newEmail(), roles.editor))
    const answers = await Promise.all([1, 2, 3].map(() => accept(app.visitor(website), token)))
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['done', 'invitation-over', 'invitation-over'])
    expect((await owner.call(api.listStaffCall, {})).body.staff).toHaveLength(2)
  })

  test('is over after 7 days, and can be sent again with a new link', async () => {
    const { website, owner } = await openSite()
    const email = newEmail()
    const sent = await invite(owner, email, roles.editor)
    const { id: invitationId, expiresAt, sentAt } = sent.body.invitation
    expect(expiresAt - sentAt).toBe(7 * 24 * 60 * 60 * 1000)
    const rows = database.updateTable('staff_invitations').where('website_id', '=', website.id)
    await rows.set({ expires_at: Date.now() - 1 }).execute()
    expect((await accept(app.visitor(website), tokenOf(sent))).code).toBe('invitation-over')
    const again = await owner.call(api.resendInvitationCall, { parameters: { invitationId } })
    expect(again.body.invitation.expiresAt).toBeGreaterThan(Date.now())
    expect((await accept(app.visitor(website), tokenOf(sent))).code).toBe('invitation-over')
    expect((await accept(app.visitor(website), tokenOf(again))).status).toBe(200)
  })

  test('of an address that has an expired one replaces it; an open one is not doubled', async () => {
    const { website, owner } = await openSite()
    const email = newEmail()
    await invite(owner, email, roles.editor)
    expect((await invite(owner, email, roles.editor)).code).toBe('invitation-pending')
    const rows = database.updateTable('staff_invitations').where('website_id', '=', website.id)
    await rows.set({ expires_at: Date.now() - 1 }).execute()
    expect((await invite(owner, email, roles.moderator)).status).toBe(200)
    expect((await owner.call(api.listStaffCall, {})).body.invitations).toMatchObject([{ role: roles.moderator }])
  })

  test('that is revoked opens nothing', async () => {
    const { website, owner } = await openSite()
    const sent = await invite(owner, newEmail(), roles.editor)
    const parameters = { invitationId: sent.body.invitation.id }
    await owner.call(api.revokeInvitationCall, { parameters })
    const browser = app.visitor(website)
    expect((await browser.call(api.readInvitationCall, { body: { token: tokenOf(sent) } })).code).toBe(
      'invitation-over',
    )
    expect((await accept(browser, tokenOf(sent))).code).toBe('invitation-over')
    for (const call of [api.revokeInvitationCall, api.resendInvitationCall])
      expect((await owner.call(call, { parameters })).code).toBe('invitation-not-found')
  })

  test('gives the role that it has when it is accepted', async () => {
    const { website, owner } = await openSite()
    const sent = await invite(owner, newEmail(), roles.admin)
    const parameters = { invitationId: sent.body.invitation.id }
    await owner.call(api.changeInvitationCall, { parameters, body: { role: roles.reporting } })
    expect((await accept(app.visitor(website), tokenOf(sent))).body.role).toBe(roles.reporting)
  })

  test('needs a name and a good password, and is kept while they are wrong', async () => {
    const { website, owner } = await openSite()
    const token = tokenOf(await invite(owner, newEmail(), roles.editor))
    const browser = app.visitor(website)
    expect((await accept(browser, token, password, ' ')).failure).toMatchObject({
      errors: { name: 'Enter your name.' },
    })
    for (const weak of ['short', '1234567890'])
      expect((await accept(browser, token, weak)).failure).toMatchObject({ errors: { password: /./ } })
    expect((await accept(browser, token)).status).toBe(200)
  })

  test('is of one site: its link opens no other, and its id is nothing to other owners', async () => {
    const [one, other] = [await openSite(), await openSite()]
    const sent = await invite(one.owner, newEmail(), roles.editor)
    expect((await accept(app.visitor(other.website), tokenOf(sent))).code).toBe('invitation-over')
    const parameters = { invitationId: sent.body.invitation.id }
    expect((await other.owner.call(api.revokeInvitationCall, { parameters })).code).toBe('invitation-not-found')
    const { userId } = (await one.owner.call(api.listStaffCall, {})).body.staff[0]!
    expect((await other.owner.call(api.removeStaffCall, { parameters: { userId } })).code).toBe('staff-not-found')
    expect((await accept(app.visitor(one.website), tokenOf(sent))).status).toBe(200)
  })

  test('is for nobody who works on the site already, also under an address they chose later', async () => {
    const { website, owner } = await openSite()
    const { email, browser } = await join(website, owner)
    expect((await invite(owner, email, roles.editor)).code).toBe('staff-already')
    const later = newEmail()
    const token = tokenOf(await invite(owner, later, roles.admin))
    await browser.call(changeAccountCall, { body: { name: 'Ada', email: later, currentPassword: password } })
    expect((await accept(app.visitor(website), token)).code).toBe('invitation-over')
  })

  test('is refused beyond the limit of people, and when an address gets too many', async () => {
    const { website, owner } = await openSite()
    const sent = await invite(owner, newEmail(), roles.editor)
    const parameters = { invitationId: sent.body.invitation.id }
    const codes: (string | undefined)[] = []
    for (let count = 0; count < 6; count += 1)
      codes.push((await owner.call(api.resendInvitationCall, { parameters })).code ?? undefined)
    expect(codes.filter((code) => code === 'rate-limited')).toHaveLength(2)
    const row = { website_id: website.id, role: 4, invited_by: '', sent_at: 1, expires_at: 1 }
    await database
      .insertInto('staff_invitations')
      .values(
        Array.from({ length: limits.staff - 2 }, (_, at) => ({
          ...row,
          ...{ id: `many-${at}0000`, email: `${at}@example.com`, token_hash: `none-${at}` },
        })),
      )
      .execute()
    expect((await invite(owner, newEmail(), roles.editor)).code).toBe('staff-limit')
  })
})

test('an invitation that expired a month ago is deleted, and one that can be sent again is not', async () => {
  const { website, owner } = await openSite()
  await invite(owner, newEmail(), roles.editor)
  const { expiresAt } = (await invite(owner, newEmail(), roles.editor)).body.invitation
  const listed = async () => (await owner.call(api.listStaffCall, {})).body.invitations.length
  const daysLater = (days: number) => expiresAt + days * 24 * 60 * 60 * 1000
  await deleteOldInvitations(app.reading(website), daysLater(29), () => false)
  expect(await listed()).toBe(2)
  await deleteOldInvitations(app.reading(website), daysLater(31), () => false)
  expect(await listed()).toBe(0)
})

test('a token that was made up says nothing about any address', async () => {
  const { website } = await openSite()
  for (const token of ['', 'x', 'x'.repeat(100)])
    expect((await app.visitor(website).call(api.readInvitationCall, { body: { token } })).code).toBe('invitation-over')
})

test('a lowered person can do less at once; a removed one is signed out everywhere', async () => {
  const { website, owner } = await openSite()
  const { email, browser, userId } = await join(website, owner, roles.storeManager)
  const elsewhere = app.visitor(website)
  await elsewhere.call(signInCall, { body: { email, password } })
  const orders = async () => (await browser.request('GET', '/api/owner/orders')).statusCode
  expect(await orders()).toBe(200)
  await owner.call(api.changeStaffRoleCall, { parameters: { userId }, body: { role: roles.moderator } })
  expect(await orders()).toBe(403)
  await owner.call(api.removeStaffCall, { parameters: { userId } })
  expect([await mayWork(browser), await mayWork(elsewhere)]).toEqual([false, false])
  // Their browsers read why, and their sessions count nowhere, also when they are invited again.
  expect((await browser.call(listSessionsCall, {})).code).toBe('staff-removed')
  const whoAmI = async (one: Browser) => (await one.request('GET', whoAmICall.path)).json()
  expect(await whoAmI(browser)).toMatchObject({ staff: null, wasRemoved: true })
  expect(await whoAmI(app.visitor(website))).toMatchObject({ staff: null, wasRemoved: false })
  await database
    .insertInto('staff')
    .values({ website_id: website.id, user_id: userId, role: 0, created_at: 0 })
    .execute()
  expect([await mayWork(browser), await mayWork(elsewhere)]).toEqual([false, false])
  await database.deleteFrom('staff').where('website_id', '=', website.id).where('user_id', '=', userId).execute()
  expect((await app.visitor(website).call(signInCall, { body: { email, password } })).code).toBe('staff-removed')
})

test('who loses the right to invite cannot come back by an invitation of their own', async () => {
  for (const lose of ['removed', 'lowered', 'left'] as const) {
    const { website, owner } = await openSite()
    const { browser, userId } = await join(website, owner, roles.admin)
    const [kept, revoked, renewed] = [newEmail(), newEmail(), newEmail()]
    const keptToken = tokenOf(await invite(owner, kept, roles.editor))
    const revokedToken = tokenOf(await invite(browser, revoked, roles.admin))
    const { invitation } = (await invite(browser, renewed, roles.editor)).body
    const parameters = { invitationId: invitation.id }
    const again = await owner.call(api.resendInvitationCall, { parameters })
    expect(again.body.invitation.invitedBy).toBe('Olive Owner')
    if (lose === 'removed') await owner.call(api.removeStaffCall, { parameters: { userId } })
    if (lose === 'lowered')
      await owner.call(api.changeStaffRoleCall, { parameters: { userId }, body: { role: roles.editor } })
    if (lose === 'left') await browser.call(api.leaveSiteCall, { body: { currentPassword: password } })
    expect([lose, (await accept(app.visitor(website), revokedToken)).code]).toEqual([lose, 'invitation-over'])
    const { invitations } = (await owner.call(api.listStaffCall, {})).body
    expect(new Set(invitations.map(({ email }) => email))).toEqual(new Set([kept, renewed]))
    expect((await accept(app.visitor(website), keptToken)).status).toBe(200)
    const [change] = (await owner.call(listChangesCall, { query: {} })).body.changes.filter(
      ({ noun, kind }) => noun === 'invitation' && kind === 'deleted',
    )
    expect(change?.titles).toEqual([revoked])
  }
})

test('an administrator changes everyone but themself, and the last one stays', async () => {
  const { owner } = await openSite()
  const userId = await idOf(owner)
  const parameters = { userId }
  expect((await owner.call(api.removeStaffCall, { parameters })).code).toBe('staff-self')
  const role = { parameters, body: { role: roles.editor } }
  expect((await owner.call(api.changeStaffRoleCall, role)).code).toBe('staff-self')
  const leave = (currentPassword: string) => owner.call(api.leaveSiteCall, { body: { currentPassword } })
  expect((await leave('not the password')).code).toBe('sign-in-refused')
  expect((await leave(ownersPassword)).code).toBe('last-admin')
  expect(await mayWork(owner)).toBe(true)
})

test('a person leaves with their password, and is signed out', async () => {
  const { website, owner } = await openSite()
  const { browser, email } = await join(website, owner)
  expect((await browser.call(api.leaveSiteCall, { body: { currentPassword: password } })).status).toBe(200)
  expect(await mayWork(browser)).toBe(false)
  const signIn = async (site: Website, given: string) =>
    (await app.visitor(site).call(signInCall, { body: { email, password: given } })).code
  expect(await signIn(website, password)).toBe('staff-removed')
  // Nobody else learns that there is such an account, and another site knows nothing of it.
  expect(await signIn(website, 'not their password')).toBe('sign-in-refused')
  expect(await signIn((await openSite()).website, password)).toBe('sign-in-refused')
  expect((await owner.call(api.listStaffCall, {})).body.staff).toHaveLength(1)
})

test('of two administrators who remove each other, or leave, at the same time, one is left', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { website, owner: one } = await openSite()
    const other = await app.owner(website)
    const [first, second] = [await idOf(one), await idOf(other)]
    const answers = await (round % 2 === 0
      ? Promise.all([
          one.call(api.removeStaffCall, { parameters: { userId: second } }),
          other.call(api.removeStaffCall, { parameters: { userId: first } }),
        ])
      : Promise.all(
          [one, other].map((browser) => browser.call(api.leaveSiteCall, { body: { currentPassword: ownersPassword } })),
        ))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await listStaff(app.reading(website))).map(({ role }) => role)).toEqual([roles.admin])
  }
})
