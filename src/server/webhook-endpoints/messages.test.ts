import { expect, test, vi } from 'vitest'
import type { Scope } from '#server/scope.ts'
import type { DueDelivery } from './delivery-store.ts'
import { type Happened, messagesOf } from './event-message.ts'

const scope = {} as Scope
const due = (count: number): DueDelivery[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ event_id: `event-${index}`, attempts: 0, expires_at: 0, facts: '{}', occurred_at: index },
    ...{ type: 'product.deleted' as const, subject_id: `product-${index}` },
  }))

/** Reads subjects, and counts how many are read at once. */
function reading(unreadable: readonly string[] = []) {
  const asked: number[] = []
  const read = async (_: Scope, happened: readonly Happened[]) => {
    asked.push(happened.length)
    if (happened.some(({ subjectId }) => unreadable.includes(subjectId))) throw new Error('unreadable')
    return happened.map(({ subjectId }) => ({ productId: subjectId }))
  }
  return { asked, read }
}

test('deliveries that follow each other are read together, and each gets its own body', async () => {
  const { asked, read } = reading()
  const bodyOf = messagesOf(scope, due(40), read)
  const bodies = await Promise.all(Array.from({ length: 40 }, async (_, place) => JSON.parse(await bodyOf(place))))
  expect(bodies.map(({ id, data }) => [id, data.productId])).toEqual(
    Array.from({ length: 40 }, (_, place) => [`event-${place}`, `product-${place}`]),
  )
  expect(asked).toEqual([16, 16, 8])
})

test('one that cannot be read holds up no other', async () => {
  const { read } = reading(['product-3'])
  const bodyOf = messagesOf(scope, due(6), read)
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, (_, place) => bodyOf(place)))
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, true, true])
})

test('what was read too long ago is read again before it is sent', async () => {
  const { asked, read } = reading()
  const bodyOf = messagesOf(scope, due(3), read)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(10_000)
  try {
    await bodyOf(0)
    clock.mockReturnValue(10_600)
    const { readAt } = JSON.parse(await bodyOf(1))
    expect(asked).toEqual([3, 2])
    expect(readAt).toBe(10_600)
  } finally {
    clock.mockRestore()
  }
})
