import { expect, test } from 'vitest'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { homeAddress } from '#server/testing/buy.ts'
import { addressFields, startSubscriptionShops } from '#server/testing/checkout/subscriptions/subscription-shops.ts'
import { changeSubscriptionCall } from '#shared/subscriptions/api.ts'

const { app, shop } = await startSubscriptionShops()

async function subscribed() {
  const { subscribe, press, emails, owner } = await shop()
  const { id, nextAt } = await subscribe()
  /** What the last email about a change says, and how many there are. */
  const told = async () => {
    await app.runJobs()
    const all = await emails('subscription-changed')
    return {
      count: all.length,
      subject: all.at(-1)?.subject,
      plain: plainWordsOf(all.at(-1)?.html ?? '').replace(/\s+/g, ' '),
    }
  }
  return { id, nextAt, press: (body: object) => press(id, body), told, owner }
}

test('a skip is told with the day that is not charged and the next one, and so is its undo', async () => {
  const { press, told } = await subscribed()
  await press({ do: 'skip' })
  const skipped = await told()
  expect(skipped.count).toBe(1)
  expect(skipped.subject).toBe('Your next order of Tea is skipped')
  expect(skipped.plain).toMatch(/is skipped once: nothing is charged on February 28, 2026\./)
  expect(skipped.plain).toContain('The next payment is $20.00, plus shipping and taxes, on March 31, 2026.')
  await press({ do: 'unskip' })
  const back = await told()
  expect(back.count).toBe(2)
  expect(back.subject).toBe('Your next order of Tea is no longer skipped')
  expect(back.plain).toMatch(
    /is no longer skipped\. The next payment is \$20\.00, plus shipping and taxes, on February 28, 2026\./,
  )
})

test('resuming is told with the next payment, also when staff do it; pausing has its own email', async () => {
  const { id, press, told, owner } = await subscribed()
  await press({ do: 'pause' })
  expect((await told()).count).toBe(0)
  await owner.call(changeSubscriptionCall, { parameters: { subscriptionId: id }, body: { action: 'resume' } })
  const { count, subject, plain } = await told()
  expect([count, subject]).toEqual([1, 'Your subscription to Tea continues'])
  expect(plain).toMatch(
    /is no longer paused\. The next payment is \$20\.00, plus shipping and taxes, on February 28, 2026\./,
  )
})

test('a new quantity and address are told in one email, and what stays as it was in none', async () => {
  const { press, told } = await subscribed()
  await press({ do: 'change', ...addressFields(homeAddress), quantity: '1' })
  expect((await told()).count).toBe(0)
  await press({ do: 'change', ...addressFields({ ...homeAddress, addressLine1: '7 Wharf Road' }), quantity: '2' })
  const { count, subject, plain } = await told()
  expect([count, subject]).toEqual([1, 'New quantity and address for Tea'])
  expect(plain).toContain('is 2 from the next payment on.')
  expect(plain).toMatch(/we send .* to this address: .*7 Wharf Road, Portland/)
  expect(plain).toContain('The next payment is $40.00, plus shipping and taxes, on February 28, 2026.')
})

test.each([
  [{ quantity: '2' }, 'New quantity for Tea'],
  [addressFields({ ...homeAddress, addressLine1: '7 Wharf Road' }), 'New address for Tea'],
])('the subject says what was changed: %j', async (changes, subject) => {
  const { press, told } = await subscribed()
  await press({ do: 'change', ...addressFields(homeAddress), quantity: '1', ...changes })
  expect((await told()).subject).toBe(subject)
})

test('the email about a test subscription says that no money is charged', async () => {
  const { id, press, told } = await subscribed()
  await app.services.database.updateTable('subscriptions').set({ test_mode: 1 }).where('id', '=', id).execute()
  await press({ do: 'skip' })
  const { subject, plain } = await told()
  expect(subject).toBe('[Test] Your next order of Tea is skipped')
  expect(plain).toContain('This is a test subscription. No money is charged.')
})
