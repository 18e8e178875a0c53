import { expect, test } from 'vitest'
import { engineOf } from '#server/database/engine.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { orderBody, orderIn } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall } from '#shared/cart/api.ts'
import { type PlaceOrderBody, placeOrderCall } from '#shared/checkout/schema.ts'
import { repeats } from '../endure.ts'
import { openRemoteBrowser, type RemoteBrowser } from './remote-browser.ts'
import { prepareProcesses } from './start-process.ts'

const KILLS = repeats(3, 50)
const BUYERS = 8
const STOCK = 100_000
/** Half a dozen processes are started, which takes long on a shared machine. */
const SLOW = { timeout: repeats(120_000, 1_800_000) }

const app = await startTestApp()
const { database, env } = app.services
const start = await prepareProcesses({
  DATA_DIR: env.DATA_DIR,
  RATE_LIMIT_MULTIPLIER: '1000000',
  ...(env.DATABASE_URL && { DATABASE_URL: env.DATABASE_URL }),
})

test(
  'a process that is killed while it sells loses no order that it confirmed, and sells none twice',
  SLOW,
  async () => {
    const website = await app.buildWebsite()
    const mug = await buildProduct(app, website, { stock: STOCK })
    const confirmed = new Map<string, number>()
    const unanswered: { browser: RemoteBrowser; body: PlaceOrderBody }[] = []
    let onAsked = () => {}

    /** Buys one piece after the other until the process is gone; the last request may have succeeded or not. */
    async function buyUntilKilled(url: string): Promise<void> {
      for (;;) {
        const browser = openRemoteBrowser()
        const body = orderBody({ expectedTotalCents: 2500 })
        let isAsked = false
        try {
          const item = { itemId: mug.itemId, sku: mug.sku, quantity: 1 }
          await browser.call(url, addCartEntryCall, { body: item })
          isAsked = true
          const answer = browser.call(url, placeOrderCall, { body })
          onAsked()
          const { orderId, orderNumber } = orderIn(await answer)
          confirmed.set(orderId, orderNumber)
        } catch (error) {
          if (!(error instanceof TypeError)) throw error
          if (isAsked) unanswered.push({ browser, body })
          return
        }
      }
    }

    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await start()
      const enough = confirmed.size + 8 + 5 * (kill % 5)
      // While an order is asked for, which therefore has no answer, and the other buyers are anywhere in theirs.
      const dead = new Promise<void>((resolve, reject) => {
        onAsked = () => {
          if (confirmed.size >= enough) server.kill().then(resolve, reject)
        }
      })
      await Promise.all(Array.from({ length: BUYERS }, () => buyUntilKilled(server.url)))
      await dead
    }

    const last = await start()
    // Requests without an answer are repeated with the same key.
    for (const { browser, body } of unanswered) {
      const { orderId, orderNumber } = orderIn(await browser.call(last.url, placeOrderCall, { body }))
      confirmed.set(orderId, orderNumber)
    }
    await last.kill()

    const orders = await database.selectFrom('orders').select(['id', 'number']).orderBy('number').execute()
    expect(confirmed.size).toBeGreaterThan(30)
    expect(unanswered.length).toBeGreaterThanOrEqual(KILLS)
    expect(new Map(orders.map((order) => [order.id, order.number]))).toEqual(
      new Map([...confirmed].sort(([, one], [, other]) => one - other)),
    )
    expect(orders.map((order) => order.number)).toEqual(orders.map((_, index) => index + 1))
    expect(await mug.stock()).toBe(STOCK - orders.length)
    const changes = await database.selectFrom('stock_changes').select('change').execute()
    expect(changes.reduce((sum, row) => sum + row.change, 0)).toBe(-orders.length)
    const charges = await database.selectFrom('test_charges').select(['state', 'amount_cents']).execute()
    expect(charges).toEqual(orders.map(() => ({ state: 'charged', amount_cents: 2500 })))
    const payments = await database.selectFrom('payments').select('state').execute()
    expect(payments).toEqual(orders.map(() => ({ state: 'paid' })))
    // Each order's emails are written or queued in its own transaction: exactly once.
    const queued = await database.selectFrom('jobs').select('id').where('kind', '=', 'write-order-letters').execute()
    const written = await database
      .selectFrom('letters')
      .select('about_id')
      .where('kind', '=', 'order-confirmation')
      .execute()
    expect(queued).toHaveLength(engineOf(database) === 'sqlite' ? 0 : orders.length)
    const orderIds = orders.map((order) => order.id).sort()
    if (engineOf(database) === 'sqlite') expect(written.map((email) => email.about_id).sort()).toEqual(orderIds)
  },
)
