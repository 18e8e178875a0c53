import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, orderBody, orderIn } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { placeOrderCall } from '#shared/checkout/schema.ts'

type Done = (error: Error | null) => void
const disk = { isHeld: false, waiting: [] as Done[] }
const { fdatasync } = fs
function held(descriptor: number, done: Done): void {
  if (disk.isHeld) disk.waiting.push(done)
  else fdatasync(descriptor, done)
}
Object.assign(fs, { fdatasync: held })
syncBuiltinESMExports()
afterAll(() => {
  Object.assign(fs, { fdatasync })
  syncBuiltinESMExports()
})

/** The disk does what it was asked, and from now on at once. */
function release(error: Error | null = null): void {
  disk.isHeld = false
  for (const done of disk.waiting.splice(0)) done(error)
}
afterEach(() => release())

describe.runIf(!process.env.TEST_DATABASE_URL)('on SQLite', async () => {
  const app = await startTestApp()
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 9 })
  const countOrders = async () => (await app.services.database.selectFrom('orders').select('id').execute()).length
  /** Waits until one more order is stored, and its answer waits for the disk. */
  async function untilStored(before: number): Promise<void> {
    while ((await countOrders()) === before || disk.waiting.length === 0) await setImmediate()
  }
  const body = () => orderBody({ expectedTotalCents: 2500, paymentMethod: 'bank-transfer', paymentToken: null })

  test('a cart is answered before the disk has it, and an order when the disk has it', async () => {
    const visitor = app.visitor(website)
    const before = await countOrders()
    disk.isHeld = true
    expect((await add(visitor, mug)).status).toBe(200)
    let answered = false
    const ordering = visitor.call(placeOrderCall, { body: body() }).then((answer) => {
      answered = true
      return answer
    })
    await untilStored(before)
    expect(answered).toBe(false)
    release()
    expect(orderIn(await ordering).state).toBe('placed')
  })

  test('the same order sent twice is confirmed when the disk has it', async () => {
    const visitor = app.visitor(website)
    await add(visitor, mug)
    const once = body()
    const before = await countOrders()
    disk.isHeld = true
    const first = visitor.call(placeOrderCall, { body: once })
    await untilStored(before)
    let answered = false
    const second = visitor.call(placeOrderCall, { body: once }).then((answer) => {
      answered = true
      return answer
    })
    for (let turn = 0; turn < 200; turn += 1) await setImmediate()
    expect(answered).toBe(false)
    release()
    expect(orderIn(await second).orderNumber).toBe(orderIn(await first).orderNumber)
  })

  test('a disk that fails confirms no order, and the site says that it cannot store anything', async () => {
    const visitor = app.visitor(website)
    await add(visitor, mug)
    const before = await countOrders()
    disk.isHeld = true
    const once = body()
    const first = visitor.request('POST', '/api/commerce/checkout/orders', once)
    await untilStored(before)
    release(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }))
    expect((await first).statusCode).toBe(503)
    expect((await visitor.request('POST', '/api/commerce/checkout/orders', once)).statusCode).toBe(503)
    expect((await visitor.request('GET', '/readyz')).statusCode).toBe(503)
    expect((await visitor.request('GET', '/api/commerce/shopping-cart')).statusCode).toBe(200)
  })
})
