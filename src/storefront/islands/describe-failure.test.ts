import { expect, test } from 'vitest'
import { fail } from '#shared/http/failure.ts'
import { describeFailure } from './describe-failure.ts'

test.each([
  [
    'the missing option of a bundle',
    fail('bundle-incomplete', { left: 1, name: 'Morning Cup' }).failure,
    'Choose an option for Morning Cup.',
  ],
  ['what is left to pick of a bundle', fail('bundle-incomplete', { left: 3 }).failure, 'Choose 3 more items.'],
  ['what to select', fail('option-unselected', { options: ['Size'] }).failure, 'Please select the Size option.'],
  ['the sentence of the server', { ...fail('bundle-changed').failure, error: 'It changed.' }, 'It changed.'],
])('a page says %s', (_, failure, sentence) => {
  expect(describeFailure(failure)).toBe(sentence)
})
