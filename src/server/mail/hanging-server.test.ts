import { expect, test } from 'vitest'
import { watchForHanging } from './hanging-server.ts'

const MINUTE = 60_000

test('a server that answers is never left alone, whatever it answers', () => {
  const server = watchForHanging()
  server.begin(0)(true, 4_000)
  server.begin(0)(false, 4_000)
  expect(server.waitFor(4_000)).toBe(0)
})

test('one silent try is enough to let other emails wait', () => {
  const server = watchForHanging()
  const end = server.begin(0)
  expect(server.waitFor(4_999)).toBe(0)
  expect(server.waitFor(5_000)).toBe(MINUTE)
  end(false, MINUTE)
  expect(server.waitFor(MINUTE)).toBe(MINUTE)
  expect(server.waitFor(2 * MINUTE - 1)).toBe(1)
})

test('then one email at a time finds out whether it answers again', () => {
  const server = watchForHanging()
  server.begin(0)(false, MINUTE)
  expect(server.waitFor(2 * MINUTE)).toBe(0)
  const end = server.begin(2 * MINUTE)
  expect(server.waitFor(2 * MINUTE)).toBe(MINUTE)
  end(true, 2 * MINUTE + 100)
  expect(server.waitFor(2 * MINUTE + 100)).toBe(0)
})
