import { expect, test } from 'vitest'
import { readParameters } from './read-parameters.ts'

test('a thousand parameters are read, and no more', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `a${at}=${at}`).join('&')
  expect(Object.keys(readParameters(many(1000)))).toHaveLength(1000)
  expect(Object.keys(readParameters(many(5000)))).toHaveLength(1000)
  expect(readParameters(many(5000))).not.toHaveProperty('a1000')
})

test.each([
  ['a=1&a=2&b=', { a: ['1', '2'], b: '' }],
  ['a[b][c]=1', { 'a[b][c]': '1' }],
  ['q=caf%C3%A9+au+lait', { q: 'café au lait' }],
  ['__proto__=1&constructor=2', { constructor: '2', ['__proto__']: '1' }],
  ['%E0%A4%A', { '\ufffd%A': '' }],
])('%j is flat', (text, expected) => {
  const read = readParameters(text)
  expect(Object.entries(read)).toEqual(expect.arrayContaining(Object.entries(expected)))
  expect(Object.getPrototypeOf(read)).toBeNull()
})
