import { expect, test } from 'vitest'
import type { Order } from './schema.ts'
import { newestFirst } from './timeline.ts'

const event = (kind: Order['events'][number]['kind'], at: number, id = 'a') => ({ id, kind, at, by: '', text: '' })

test('the newest comes first', () => {
  expect(newestFirst([event('placed', 1), event('note', 3), event('fulfilled', 2)]).map(({ at }) => at)).toEqual([
    3, 2, 1,
  ])
})

test('what happens in one moment has one order, however it was read', () => {
  const [canceled, returned, refunded] = [
    event('cancelled', 5, 'c'),
    event('restocked', 5, 'a'),
    event('refunded', 5, 'b'),
  ]
  for (const events of [
    [canceled, returned, refunded],
    [refunded, canceled, returned],
  ])
    expect(newestFirst(events).map(({ kind }) => kind)).toEqual(['refunded', 'restocked', 'cancelled'])
})

test('of two notes of one moment the later one comes first', () => {
  expect(newestFirst([event('note', 1, 'a'), event('note', 1, 'b')]).map(({ id }) => id)).toEqual(['b', 'a'])
})
