import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LESSON_END } from '#shared/analytics/lessons.ts'
import { leftAt, nextLesson, noProgress, parseProgress, withDone, withLeft, withReached } from './progress.ts'

const lessons = ['one', 'two', 'three', 'four']

test.each([
  ['begins with the first lesson', [], null, 'one'],
  ['goes on with the lesson that was played last', [], 'two', 'two'],
  ['goes on after the lesson that was completed last', ['two'], 'two', 'three'],
  ['comes back to what was skipped', ['three', 'four'], 'four', 'one'],
  ['begins with what is open where the last lesson is gone', ['one'], 'deleted', 'two'],
  ['has nothing left once all are complete', lessons, 'four', null],
])('a visitor %s', (_, done, last, next) => {
  expect(nextLesson({ ...noProgress, done, last }, lessons)).toBe(next)
})

test('a course without lessons has nothing to go on with', () => {
  expect(nextLesson(noProgress, [])).toBeNull()
})

test('a completed lesson is counted once, starts from the beginning again, and can be marked as not complete', () => {
  const left = withLeft(noProgress, 'one', 61.7)
  expect(leftAt(left, 'one')).toBe(61)
  const done = withDone(withDone(left, 'one', true), 'one', true)
  expect(done).toEqual({ ...noProgress, done: ['one'], last: 'one' })
  expect(withDone(done, 'one', false)).toEqual({ ...noProgress, last: 'one' })
})

test('what is stored stays small, however many lessons are played', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.uuid(), fc.nat(90_000), fc.boolean()), { maxLength: 400 }), (played) => {
      let progress = noProgress
      for (const [id, seconds, isDone] of played)
        progress = withReached(
          isDone ? withDone(progress, id, true) : withLeft(progress, id, seconds),
          id,
          isDone ? LESSON_END : seconds % LESSON_END,
        )
      expect(progress.done.length).toBeLessThanOrEqual(250)
      expect(progress.left.length).toBeLessThanOrEqual(50)
      expect(progress.reached.length).toBeLessThanOrEqual(250)
      expect(JSON.stringify(progress).length).toBeLessThan(30_000)
      expect(parseProgress(JSON.stringify(progress))).toEqual(progress)
    }),
  )
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another value', '7'],
  ['null', 'null'],
  ['values of other types', '{"done":[1,{},null],"last":{},"left":[["one","x"],["two",-1],["three"],7,[9,1]]}'],
  ['endless ids', JSON.stringify({ done: ['x'.repeat(65)], last: 'x'.repeat(65), left: [['x'.repeat(65), 1]] })],
])('progress from %s is none', (_, text) => {
  expect(parseProgress(text)).toEqual(noProgress)
})
