import { expect, test } from 'vitest'
import { sentenceOf } from '#shared/failures.ts'
import { tryAgain } from './wait.ts'

test.each([
  [undefined, 'Please try again in a few seconds.'],
  ['60', 'Please try again in a few seconds.'],
  [0, 'Please try again in a few seconds.'],
  [5, 'Please try again in a few seconds.'],
  [10, 'Please try again in a few seconds.'],
  [11, 'Please try again in 15 seconds.'],
  [45, 'Please try again in 45 seconds.'],
  [46, 'Please try again in a minute.'],
  [60, 'Please try again in a minute.'],
  [61, 'Please try again in 2 minutes.'],
  [900, 'Please try again in 15 minutes.'],
  [3600, 'Please try again in an hour.'],
  [3601, 'Please try again in 2 hours.'],
])('after a wait of %j seconds: %s', (seconds, sentence) => {
  expect(tryAgain(seconds)).toBe(sentence)
  expect(sentenceOf({ code: 'rate-limited', retryAfterSeconds: seconds })).toBe(sentence)
})
