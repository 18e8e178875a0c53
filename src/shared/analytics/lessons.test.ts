import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LESSON_END, lessonActions, mostStopAfter, NOT_STARTED, reachedParts } from './lessons.ts'

test.each([
  [NOT_STARTED, 0, ['lesson-started']],
  [0, 2, ['lesson-reached 1', 'lesson-reached 2']],
  [8, LESSON_END, ['lesson-reached 9', 'lesson-finished']],
])('from %i to %i counts %j', (from, reached, counted) => {
  expect(lessonActions(from, reached).map(({ kind, detail }) => `${kind} ${detail}`.trim())).toEqual(counted)
})

test('however people watch, no tenth has more of them than the one before, and each counts once', () => {
  const way = fc.uniqueArray(fc.integer({ min: 0, max: LESSON_END }), { minLength: 1 })
  fc.assert(
    fc.property(fc.array(way), (ways) => {
      const counts = { started: 0, reached: Array<number>(LESSON_END - 1).fill(0), finished: 0 }
      for (const reached of ways) {
        let from = NOT_STARTED
        for (const tenth of reached.toSorted((one, other) => one - other)) {
          for (const { kind, detail } of lessonActions(from, tenth)) {
            if (kind === 'lesson-started') counts.started += 1
            else if (kind === 'lesson-finished') counts.finished += 1
            else counts.reached[Number(detail) - 1]! += 1
          }
          from = tenth
        }
      }
      expect(counts.started).toBe(ways.length)
      const parts = reachedParts(counts)
      expect(parts).toEqual(parts.toSorted((one, other) => other - one))
      expect(counts.finished).toBe(ways.filter((reached) => reached.includes(LESSON_END)).length)
    }),
  )
})

test.each([
  ['nobody stopped', { started: 3, reached: Array(9).fill(3), finished: 3 }, null],
  ['nobody came', { started: 0, reached: Array(9).fill(0), finished: 0 }, null],
  ['most stop right after the start', { started: 9, reached: Array(9).fill(4), finished: 1 }, { tenth: 0, people: 5 }],
  [
    'most stop in the middle',
    { started: 9, reached: [8, 8, 8, 3, 3, 3, 3, 3, 2], finished: 2 },
    { tenth: 3, people: 5 },
  ],
])('%s', (_, counts, stop) => {
  expect(mostStopAfter(counts)).toEqual(stop)
})
