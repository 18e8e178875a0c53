import { expect, test } from 'vitest'
import { sentenceOf } from '#shared/failures.ts'
import { fail } from '#shared/http/failure.ts'
import { uploadTitle } from './upload-titles.ts'

test.each([
  ['aborted', 'File processing cancelled'],
  ['file-damaged', 'File processing failed'],
  ['picture-too-many-pixels', 'File processing failed'],
  ['file-too-large', 'Unable to Upload File'],
  ['network', 'Unable to Upload File'],
])('an upload that ends with %s is titled %s', (code, title) => {
  expect(uploadTitle(code)).toBe(title)
})

test('an answer without a body is shown as it is', () => {
  expect(sentenceOf(fail('upload-unanswered').failure)).toBe('No response data from job request')
})
