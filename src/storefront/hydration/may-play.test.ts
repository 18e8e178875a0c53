import { expect, test } from 'vitest'
import { type BackgroundFacts, mayPlay } from './may-play.ts'

const facts: BackgroundFacts = {
  chosen: null,
  prefersReducedMotion: false,
  savesData: false,
  isPhone: false,
  connection: undefined,
}

test.each<[string, Partial<BackgroundFacts>, boolean]>([
  ['by itself', {}, true],
  ['not with reduced motion', { prefersReducedMotion: true }, false],
  ['not where data is saved', { savesData: true }, false],
  ['not on a phone where data is saved', { savesData: true, isPhone: true, connection: '4g' }, false],
  ['not on a phone with a slow connection', { isPhone: true, connection: '3g' }, false],
  ['on a phone with a fast connection', { isPhone: true, connection: '4g' }, true],
  ['on a phone whose connection is not known', { isPhone: true }, true],
  ['on a desktop with a slow connection', { connection: '2g' }, true],
  ['when the button is pressed, whatever else', { chosen: 'play', prefersReducedMotion: true, savesData: true }, true],
  ['not after it was paused', { chosen: 'pause' }, false],
])('a video behind a section plays %s', (_, changed, expected) => {
  expect(mayPlay({ ...facts, ...changed })).toBe(expected)
})
