import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutLinks } from './without-links.ts'

test.each(['https://evil.example/prize', 'evil.example', 'help@evil.example', 'See www.evil.example now.'])(
  '%s cannot be recognized as an address',
  (text) => {
    expect(withoutLinks(text)).not.toMatch(/[a-z]\.[a-z]|:\/\/|[a-z]@[a-z]/i)
  },
)

test('a text reads as before, and sentences stay as they are', () => {
  expect(withoutLinks('Dear Grace. For you: a mug, or two.')).toBe('Dear Grace. For you: a mug, or two.')
  fc.assert(
    fc.property(fc.string(), (text) => withoutLinks(text).replaceAll('\u200c', '') === text.replaceAll('\u200c', '')),
  )
})
