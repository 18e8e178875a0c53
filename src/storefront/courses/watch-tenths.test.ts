import fc from 'fast-check'
import { expect, test } from 'vitest'
import { watchTenths } from './watch-tenths.ts'

/** The tenths that were reported while parts were played. */
function reachedBy(parts: readonly (readonly [from: number, to: number])[], duration: number): number[] {
  const reached: number[] = []
  const count = watchTenths((tenth) => reached.push(tenth))
  for (const [from, to] of parts) count(from, to, duration)
  return reached
}

test.each([
  ['a whole video reaches every tenth', [[0, 100]], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['a second of a tenth is enough', [[0, 1]], [1]],
  ['less is not', [[0, 0.9]], []],
  [
    'what was skipped does not count',
    [
      [0, 12],
      [95, 97],
    ],
    [1, 2, 10],
  ],
  [
    'short parts of the same tenth are added',
    [
      [20, 20.5],
      [25, 25.5],
    ],
    [3],
  ],
  ['a step backwards is no playing', [[50, 40]], []],
  [
    'the same part again tells nothing again',
    [
      [0, 5],
      [0, 5],
    ],
    [1],
  ],
] as const)('%s', (_, parts, reached) => {
  expect(reachedBy(parts, 100)).toEqual(reached)
})

test.each([0, Number.NaN, Number.POSITIVE_INFINITY])('a video of %s seconds has no tenths', (duration) => {
  expect(reachedBy([[0, 10]], duration)).toEqual([])
})

test('a video whose length is known only at its end reaches its tenths then', () => {
  const reached: number[] = []
  const count = watchTenths((tenth) => reached.push(tenth))
  count(0, 4, Number.POSITIVE_INFINITY)
  count(4, 9, Number.POSITIVE_INFINITY)
  expect(reached).toEqual([])
  count(9, 10, 10)
  expect(reached).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('a video that is played to its end reaches each tenth once, however its time is told', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 2, max: 7200, noNaN: true }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 80 }),
      (duration, told) => {
        const times = [0, ...told.toSorted((one, other) => one - other).map((share) => share * duration), duration]
        const parts = times.slice(1).map((to, index) => [times[index]!, to] as const)
        expect(reachedBy(parts, duration)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      },
    ),
  )
})
