import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { mappedPlaces } from './mapped-places.ts'

const folder = mkdtempSync(join(tmpdir(), 'mapped-places-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The third line of the built file is line 8 of its source, from its fifth column on.
const map = { version: 3, sources: ['../../src/storefront/hydration/runtime.ts'], names: [], mappings: ';;IAOI' }
writeFileSync(join(folder, 'storefront-a_B-1.js.map'), JSON.stringify(map))

const source = 'src/storefront/hydration/runtime.ts:8:5'
test.each([
  ['at f (https://shop.example.com/assets/storefront-a_B-1.js:3:7)', `at f (${source})`],
  ['f@http://localhost:3000/assets/storefront-a_B-1.js:3:5', `f@${source}`],
  ['/assets/storefront-a_B-1.js:3:5', source],
  ['/assets/storefront-a_B-1.js:3:5, /assets/other.js:1:1', `${source}, /assets/other.js:1:1`],
  ['/assets/other.js:3:5', '/assets/other.js:3:5'],
  ['/assets/../storefront-a_B-1.js:3:5', '/assets/../storefront-a_B-1.js:3:5'],
  ['https://other.example.com/script.js:3:5', 'https://other.example.com/script.js:3:5'],
  ['x is not a function', 'x is not a function'],
])('%j is %j', (text, mapped) => {
  expect(mappedPlaces(folder, text)).toBe(mapped)
})
