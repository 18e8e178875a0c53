import { expect, test } from 'vitest'
import { rowName } from './row-name.ts'
import type { TableKind } from './schema.ts'

test.each<[TableKind, string, string]>([
  ['page', '/', 'Home page'],
  ['page', '/caf%C3%A9', '/café'],
  ['exit', '', 'Other pages'],
  ['channel', 'search', 'Search engines'],
  ['device', 'phone', 'Phones'],
  ['source', '', 'Direct or unknown'],
  ['source', 'google.com', 'google.com'],
  ['campaign', '', 'No campaign'],
  ['browser', '', 'Unknown'],
  ['country', 'DE', 'Germany'],
  ['country', '', 'Unknown'],
  ['channel', 'constructor', 'constructor'],
])('a %s named “%s” is “%s”', (kind, text, words) => {
  expect(rowName(kind, text)).toBe(words)
})
