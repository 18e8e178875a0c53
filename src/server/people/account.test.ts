import { expect, test } from 'vitest'
import { ownersPassword, startTestApp } from '#server/testing/test-app.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { changeAccountCall, listSessionsCall, whoAmICall } from '#shared/sign-in/schema.ts'

const app = await startTestApp()
const website = await app.buildWebsite()

async function openAccount() {
  const owner = await app.owner(website)
  const { name, email } = (await owner.call(whoAmICall, {})).body.staff!
  return { owner, name, email }
}

test('people change their name; the change log names it', async () => {
  const { owner, email } = await openAccount()
  const { body } = await owner.call(changeAccountCall, { body: { name: ' Ann  Potter ', email, currentPassword: '' } })
  expect(body.name).toMatch(/^Ann\s+Potter$/)
  expect((await owner.call(whoAmICall, {})).body.staff!.name).toBe(body.name)
  const [change] = (await owner.call(listChangesCall, {})).body.changes
  expect(change).toMatchObject({ noun: 'account', kind: 'updated', canUndo: false })
})

test('another email address asks for the password, and no other account may have it', async () => {
  const [one, other] = [await openAccount(), await openAccount()]
  const wrong = await one.owner.call(changeAccountCall, {
    body: { name: one.name, email: 'new@example.com', currentPassword: 'not this one' },
  })
  expect(wrong.code).toBe('sign-in-refused')
  const { owner, name } = one
  const password = ownersPassword
  const taken = await owner.call(changeAccountCall, { body: { name, email: other.email, currentPassword: password } })
  expect(taken.failure.errors).toHaveProperty('email')
  const done = await owner.call(changeAccountCall, {
    body: { name, email: 'New@Example.com', currentPassword: password },
  })
  expect(done.body.email).toBe('new@example.com')
  // Sessions stay valid.
  expect((await owner.call(listSessionsCall, {})).body.sessions.length).toBeGreaterThan(0)
})
