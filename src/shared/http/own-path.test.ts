import { expect, test } from 'vitest'
import { isOwnPath, ownPathOf } from './own-path.ts'

test.each([
  ['/', true],
  ['/thanks?from=form#top', true],
  ['/with spaces/ünd', true],

  ['', false],
  ['thanks', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['/\n\\evil.example', false],
  ['///evil.example', false],
  ['/.//evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
])('%j is a path of the own site: %s', (address, is) => {
  expect(isOwnPath(address)).toBe(is)
})

test('a path is given as browsers read it', () => {
  expect(ownPathOf('/shop/../about?a=1#b')).toBe('/about?a=1#b')
})
