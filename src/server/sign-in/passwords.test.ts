import { expect, test } from 'vitest'
import { hashPassword, isPassword, LONGEST_QUEUE } from './passwords.ts'

test('a flood of passwords is refused beyond a queue, and the next one is compared again', async () => {
  const hash = await hashPassword('a long sentence')
  const flood = await Promise.allSettled(
    Array.from({ length: LONGEST_QUEUE + 12 }, () => isPassword('a long sentence', hash)),
  )
  const refused = flood.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(10)
  expect(refused[0]!.reason).toMatchObject({ statusCode: 429 })
  expect(flood.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(LONGEST_QUEUE + 2)
  expect(await isPassword('another sentence', hash)).toBe(false)
})
