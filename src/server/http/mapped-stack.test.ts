import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { mappedStack } from './mapped-stack.ts'

const folder = mkdtempSync(join(tmpdir(), 'mapped-stack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const built = join(folder, 'main.js')
const url = pathToFileURL(built).href
// The third line of the built file is line 8 of its source, from its fifth column on.
writeFileSync(
  `${built}.map`,
  JSON.stringify({ version: 3, sources: ['../../src/server/main.ts'], names: [], mappings: ';;IAOI' }),
)

test.each([
  [`    at serve (${url}:3:7)`, '    at serve (src/server/main.ts:8:5)'],
  [`    at async ${url}:3:5`, '    at async src/server/main.ts:8:5'],
  [`    at serve (${built}:3:5)`, '    at serve (src/server/main.ts:8:5)'],
  // Unknown files stay as they are.
  [`    at serve (${join(folder, 'other.js')}:3:5)`, `    at serve (${join(folder, 'other.js')}:3:5)`],
  ['    at node:internal/timers:5:6', '    at node:internal/timers:5:6'],
  ['Error: a: b: c', 'Error: a: b: c'],
  ['', ''],
])('%j is %j', (line, mapped) => {
  expect(mappedStack(line)).toBe(mapped)
})

test('the message and the other lines of a stack stay', () => {
  expect(mappedStack(`Error: no\n    at a (${url}:3:5)\n    at native`)).toBe(
    'Error: no\n    at a (src/server/main.ts:8:5)\n    at native',
  )
})
