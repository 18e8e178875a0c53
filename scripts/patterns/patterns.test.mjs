import { globSync, readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { findPatterns } from './find-patterns.mjs'

const isTest = (file) => file.includes('.test.') || file.includes('/testing/')
/** What each file contains: reading all of them takes seconds. */
const patterns = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !isTest(file))
  .map((file) => ({ file, ...findPatterns(file, readFileSync(file, 'utf8')) }))

/** Whether a text exists for which the pattern takes more than linear time (`docs/decisions/025`). */
const isSlow = (pattern) => analyse(pattern).reports.length > 0

test('no regular expression takes more than linear time, whatever it is asked of', () => {
  const found = patterns.flatMap(({ file, known }) => known.map((pattern) => ({ file, ...pattern })))
  expect(found.length).toBeGreaterThan(200)
  expect(found.filter(isSlow)).toEqual([])
}, 60_000)

test('those that are put together while the program runs are of parts that no one else writes', () => {
  const building = patterns.filter(({ unknown }) => unknown.length > 0).map(({ file }) => file)
  expect(building.toSorted()).toEqual([
    // Patterns for plain text; its own test checks that they are linear.
    'src/server/html/plain-html.ts',
    // The paths of our own calls.
    'src/server/http/unknown-calls.ts',
    // A table of postal codes, each without unlimited repetitions.
    'src/shared/addresses/postal-codes.ts',
  ])
})

test.each([
  ['a literal', 'const tail = /(a|a)*$/', true],
  ['one that begins over and over', 'text.replace(/0+$/, "")', true],
  ['a built one', `const PART = "\\\\d+"; new RegExp(\`^\${PART}.?\${PART}$\`, "u")`, true],
  ['one that is read in one way only', 'const number = /^\\d+(?:\\.\\d+)?$/', false],
])('%s is seen for what it is', (_, code, expected) => {
  const { known, unknown } = findPatterns('some.tsx', code)
  expect([known.map(isSlow), unknown]).toEqual([[expected], []])
})
