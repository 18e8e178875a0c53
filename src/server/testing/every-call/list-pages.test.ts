import { expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '#server/testing/test-app.ts'
import { fillPath, nameOf } from './fill-path.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const website = await app.buildWebsite()
const owner = await app.owner(website)
const { contracts } = app.services.gates
const lists = contracts.filter(
  ({ method, query }) => method === 'GET' && query instanceof z.ZodObject && 'after' in query.shape,
)

test.each(['garbage', '..', 'W10', 'a b', '%00'])('no list takes %j for the end of a page', async (after) => {
  const taken: string[] = []
  for (const contract of lists) {
    const reply = await owner.request('GET', `${fillPath(contract)}?after=${encodeURIComponent(after)}`)
    if (reply.statusCode !== 400 || !('after' in (reply.json().errors ?? {}))) taken.push(nameOf(contract))
  }
  expect(lists.length).toBeGreaterThan(20)
  expect(taken).toEqual([])
})
