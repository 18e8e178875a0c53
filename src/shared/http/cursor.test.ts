import { expect, test } from 'vitest'
import { cursorSchema, parseCursor } from './cursor.ts'

const written = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

test.each([
  [written(12, 'a'), { value: 12, id: 'a' }],
  [written('Ärger – 日本', 'b'), { value: 'Ärger – 日本', id: 'b' }],
  [written('', 'c'), { value: '', id: 'c' }],
  [written('湯'.repeat(200), 'd'.repeat(64)), { value: '湯'.repeat(200), id: 'd'.repeat(64) }],
])('%s is a place in a list', (text, cursor) => {
  expect(parseCursor(text)).toEqual(cursor)
  expect(cursorSchema.safeParse(text).success).toBe(true)
})

test.each([
  [''],
  ['garbage'],
  ['%'],
  [written()],
  [written(1)],
  [written(1, 2)],
  [written(-1, 'a')],
  [written(1.5, 'a')],
  [written('a\0', 'b')],
  [written('a', 'b\0')],
  [written(null, 'a')],
])('%j is none', (text) => {
  expect(parseCursor(text)).toBeNull()
  expect(cursorSchema.safeParse(text).error?.issues[0]?.message).toMatch(/^Use "next" of the page before/)
})
