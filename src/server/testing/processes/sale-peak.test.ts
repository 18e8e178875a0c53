import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { orderBody } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall } from '#shared/cart/api.ts'
import { placeOrderCall } from '#shared/checkout/schema.ts'
import { openRemoteBrowser } from './remote-browser.ts'
import { prepareProcesses } from './start-process.ts'

const MINUTES = Number(process.env.MINUTES ?? 30)
const BUYERS = 16
const STOCK = 10_000_000

// Half an hour of all that the server can do: `npm run endure` only.
test.runIf(process.env.ENDURE === 'yes')('a sale of one product is held for as long as it lasts', async () => {
  const app = await startTestApp()
  const { database, env } = app.services
  const start = await prepareProcesses({
    DATA_DIR: env.DATA_DIR,
    RATE_LIMIT_MULTIPLIER: '1000000',
    ...(env.DATABASE_URL && { DATABASE_URL: env.DATABASE_URL }),
  })
  const website = await app.buildWebsite()
  const products = await Promise.all(Array.from({ length: 5 }, () => buildProduct(app, website, { stock: STOCK })))
  const servers = await Promise.all(env.DATABASE_URL ? [start(), start()] : [start()])
  const began = Date.now()
  const end = began + MINUTES * 60_000
  const sold = products.map(() => 0)
  const times: number[] = []
  let errors = 0

  // Buyers who come as fast as they are served: two thirds of this rate can be published.
  async function buyUntilTheEnd(turn: number): Promise<void> {
    for (let round = 0; Date.now() < end; round += 1) {
      const { url } = servers[(turn + round) % servers.length]!
      // Four of five want the first product.
      const wanted = round % 5 === 4 ? 1 + (turn % 4) : 0
      const { itemId, sku } = products[wanted]!
      const browser = openRemoteBrowser()
      await browser.call(url, addCartEntryCall, { body: { itemId, sku, quantity: 1 } })
      const asked = performance.now()
      const answer = await browser.call(url, placeOrderCall, { body: orderBody({ expectedTotalCents: 2500 }) })
      times.push(performance.now() - asked)
      if (answer.status === 200) sold[wanted]! += 1
      else errors += 1
    }
  }

  const memory: { at: number; megabytes: number }[] = []
  const timer = setInterval(() => {
    const kilobytes = servers.map(({ pid }) =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
    )
    memory.push({ at: Date.now(), megabytes: kilobytes.reduce((sum, one) => sum + one, 0) / 1024 })
  }, 1000)
  await Promise.all(Array.from({ length: BUYERS }, (_, turn) => buyUntilTheEnd(turn)))
  clearInterval(timer)

  const p99 = times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)]!
  const average = (part: typeof memory) => part.reduce((sum, { megabytes }) => sum + megabytes, 0) / part.length
  const last = memory.filter(({ at }) => at > end - (end - began) / 3)
  const [early, late] = [last.slice(0, last.length / 2), last.slice(last.length / 2)].map(average) as [number, number]
  console.log(
    `${(times.length / MINUTES / 60).toFixed(1)} checkouts a second, p99 ${p99.toFixed(0)} ms, ${errors} errors, ` +
      `memory in the last third ${early.toFixed(0)} and ${late.toFixed(0)} MB`,
  )
  for (const [index, product] of products.entries()) expect(await product.stock()).toBe(STOCK - sold[index]!)
  const orders = await database.selectFrom('orders').select('id').execute()
  expect(orders).toHaveLength(sold.reduce((sum, count) => sum + count, 0))
  expect(errors / times.length).toBeLessThan(0.001)
  expect(p99).toBeLessThan(2000)
  expect(late / early).toBeLessThan(1.05)
})
