import { expect, test } from 'vitest'
import { canOverride, overrideOf } from './override.ts'

test.each([
  [null, '', { variant: null, keep: undefined }],
  ['version', '', { variant: 'version', keep: 'version' }],
  ['original', 'version', { variant: 'original', keep: 'original' }],
  [null, 'version', { variant: 'version', keep: undefined }],
  ['reset', 'version', { variant: null, keep: '' }],
  ['anything', '', { variant: null, keep: undefined }],
  ['anything', 'original', { variant: 'original', keep: undefined }],
  [null, 'anything', { variant: null, keep: undefined }],
])('asked for %j with %j kept', (asked, kept, expected) => {
  expect(overrideOf(asked, kept)).toEqual(expected)
})

test.each([
  [1, true],
  [3, true],
  [5, true],
  [6, true],
  [2, false],
  [4, false],
  [7, false],
  [8, false],
  [15, false],
])('a site of status %d can override: %j', (statusCode, expected) => {
  expect(canOverride(statusCode)).toBe(expected)
})
