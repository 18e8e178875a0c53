import { expect, test } from 'vitest'
import { bounceRate, durationWords, timeOfVisit, timeOnPage } from './analytics-words.ts'

test.each([
  [0, '0 s'],
  [59.4, '59 s'],
  [59.6, '1 min'],
  [125, '2 min 5 s'],
  [7_260, '2 h 1 min'],
])('%s seconds are %s', (seconds, words) => {
  expect(durationWords(seconds)).toBe(words)
})

test('averages of nothing are nothing', () => {
  const none = { visitors: 0, visits: 0, views: 0, bounces: 0, seconds: 0 }
  expect([bounceRate(none), timeOfVisit(none), timeOnPage(none)]).toEqual([null, 0, 0])
  const some = { visitors: 2, visits: 4, views: 8, bounces: 1, seconds: 80 }
  expect([bounceRate(some), timeOfVisit(some), timeOnPage(some)]).toEqual([0.25, 20, 10])
})
