import { expect, test } from 'vitest'
import { acceptInWords, fileTypeMessage } from './file-kinds.ts'

test.each([
  [['picture'], 'Images', 'image '],
  [['picture', 'pdf'], 'Images or PDF', 'image or PDF '],
  [['document', 'pdf', 'picture'], 'Documents, PDF, or Images', 'document, PDF, or image '],
] as const)('%j as text', (accept, words, one) => {
  expect(acceptInWords(accept)).toBe(words)
  expect(fileTypeMessage(accept)).toBe(one)
})
