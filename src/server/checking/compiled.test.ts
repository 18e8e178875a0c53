import { expect, test } from 'vitest'
import { z } from 'zod'
import { safeParse } from 'zod/v4/core'
import { compiledWhenOften } from './compiled.ts'

const schema = z.object({
  name: z.string().trim().min(1),
  lines: z.array(z.object({ cents: z.int().min(0), note: z.string().default('') })).max(2),
  kind: z.union([z.literal('gift'), z.literal('goods')]).optional(),
})

test.each([
  ['a valid value', { name: ' Cup ', lines: [{ cents: 1 }], kind: 'gift' }],
  ['a value with fields that the schema does not know', { name: 'Cup', lines: [{ cents: 1, more: 1 }], more: true }],
  ['a wrong field deep inside', { name: 'Cup', lines: [{ cents: -1 }] }],
  ['a list that is too long', { name: 'Cup', lines: [{ cents: 1 }, { cents: 2 }, { cents: 3 }] }],
  ['nothing', undefined],
])('%s is answered after many checks as it is at first', (_, value) => {
  const check = compiledWhenOften(schema, safeParse)
  const first = check(value)
  for (let times = 0; times < 30; times += 1) check(value)
  const later = check(value)
  expect({ data: later.data, issues: later.error?.issues }).toEqual({ data: first.data, issues: first.error?.issues })
})

test('a schema that is used often is compiled', () => {
  const used = new Set<unknown>()
  const check = compiledWhenOften(schema, (current) => used.add(current))
  for (let times = 0; times < 30; times += 1) check({})
  expect([used.size, used.has(schema)]).toEqual([2, true])
})
