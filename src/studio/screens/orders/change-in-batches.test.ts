import { expect, test } from 'vitest'
import { changeInBatches, inBatches } from './change-in-batches.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `order-${index}`)

test.each([
  [1, [1]],
  [100, [100]],
  [308, [100, 100, 100, 8]],
])('%i orders are changed in batches of %j', async (count, sizes) => {
  const body = { action: 'mark-paid' as const, orderIds: ids(count) }
  expect(inBatches(body).map((batch) => 'orderIds' in batch && batch.orderIds.length)).toEqual(sizes)
  const { changed, failure } = await changeInBatches(body, async (batch) => ({
    changed: 'orderIds' in batch ? batch.orderIds : [],
    fulfilments: [],
  }))
  expect(changed).toEqual(body.orderIds)
  expect(failure).toBeNull()
})

test('what was done before a batch failed is known, so that it can be undone', async () => {
  const fulfilments = ids(250).map((orderId) => ({ orderId, fulfilmentId: 'f' }))
  let batches = 0
  const outcome = await changeInBatches({ action: 'undo-fulfil', fulfilments }, async (batch) => {
    batches += 1
    if (batches === 3) throw new Error('offline')
    return { changed: 'fulfilments' in batch ? batch.fulfilments.map((one) => one.orderId) : [], fulfilments: [] }
  })
  expect(outcome.changed).toHaveLength(200)
  expect(outcome.failure).toEqual(new Error('offline'))
})
