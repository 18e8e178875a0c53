import { expect, test } from 'vitest'
import { bestEncoding } from './best-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip; q=0, br; q=0.0', 'identity'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['identity', 'identity'],
  ['*;q=0', 'identity'],
  ['br;level=4', 'br'],
  ['bro, gzipped', 'identity'],
])('%j is answered as %s', (accepted, encoding) => {
  expect(bestEncoding({ 'accept-encoding': accepted })).toBe(encoding)
})
