import { expect, test } from 'vitest'
import { type Box, guidesFor } from './guides.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
})
const lines = (one: Box, ...others: Box[]) =>
  guidesFor(one, others).map(({ direction, at, from, to }) => `${direction} ${at} ${from}-${to}`)

test.each([
  ['left edges', box(10, 100, 50, 20), ['down 10 0-120']],
  ['a right edge and a left edge', box(110, 100, 70, 20), ['down 110 0-120']],
  ['centers', box(40, 100, 40, 20), ['down 60 0-120']],
  ['both edges of the same width, and not the center', box(10, 100, 100, 20), ['down 10 0-120', 'down 110 0-120']],
  ['upper edges', box(300, 0, 50, 20), ['across 0 10-350']],
  ['middles', box(300, 20, 50, 10), ['across 25 10-350']],
  ['nothing', box(300, 300, 50, 20), []],
])('a block that shares %s with another one has lines to it', (_what, moved, expected) => {
  expect(lines(moved, box(10, 0, 100, 50))).toEqual(expected)
})

test('only the nearest block counts', () => {
  expect(lines(box(10, 500, 40, 20), box(10, 0, 70, 50), box(10, 400, 60, 50))).toEqual(['down 10 400-520'])
})
