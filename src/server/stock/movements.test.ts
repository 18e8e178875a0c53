import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listStockCall } from '#shared/stock/schema.ts'
import * as counts from '#shared/stock-counts/api.ts'
import { listStockLocationsCall, MAIN_LOCATION_ID, saveStockLocationsCall } from '#shared/stock-locations/schema.ts'
import * as transfers from '#shared/stock-transfers/api.ts'
import { blankTransfer } from '#shared/stock-transfers/rules.ts'
import { giveBackStock } from './give-back-stock.ts'
import { takeStock } from './take-stock.ts'

const app = await startTestApp()

const units = fc.integer({ min: 1, max: 9 })
const steps = fc.sample(
  fc.oneof(
    fc.record({ kind: fc.constant('sell' as const), by: units }),
    fc.record({ kind: fc.constant('return' as const), by: units }),
    fc.record({ kind: fc.constant('move' as const), by: units, place: fc.nat(1), end: fc.nat(3) }),
    fc.record({ kind: fc.constant('purchase' as const), by: units, place: fc.nat(1), end: fc.nat(3) }),
    fc.record({ kind: fc.constant('count' as const), by: fc.nat(30), place: fc.nat(1) }),
  ),
  { numRuns: 60, seed: 108 },
)

// On PostgreSQL these run on ten connections at once; SQLite has one writer, and runs them one by one.
test('whatever is sold, moved, received and counted at once, the history adds up to the stock, and nothing is negative', async () => {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const main = (await owner.call(listStockLocationsCall, {})).body.locations[0]!
  const fresh = { id: null, name: 'Berlin', sellsOnline: true, pickupMethodId: null }
  const { locations } = (await owner.call(saveStockLocationsCall, { body: { locations: [main, fresh] } })).body
  const berlin = locations[1]!.id
  const product = await shop.addProduct({ variants: [{ qtyInStock: 60 }] })
  const variantId = product.variants[0]!.id
  const places = [MAIN_LOCATION_ID, berlin]

  await Promise.all(steps.map(run))
  await run({ kind: 'move', by: 3, place: 0, end: 2 })

  const row = (await owner.call(listStockCall, { query: {} })).body.variants[0]!
  const parts = row.parts.map(({ quantity }) => quantity)
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
  expect(row.qtyInStock).toBe(parts[0]! + parts[1]!)
  expect(await ledger()).toEqual(parts)
  const open = (await owner.call(transfers.listTransfersCall, { query: { state: 'sent' } })).body.transfers
  const awaited = row.incoming.reduce((sum, { quantity }) => sum + quantity, 0)
  expect(awaited).toBe(open.reduce((sum, { incoming }) => sum + incoming, 0))
  expect(awaited).toBeGreaterThan(0)

  async function run(step: (typeof steps)[number]): Promise<void> {
    if (step.kind === 'sell' || step.kind === 'return') {
      const paymentId = newId()
      const lines = [{ variantId, quantity: step.by }]
      const sold = await app.changing(shop.website, (scope) => takeStock(scope, lines, paymentId))
      if (step.kind === 'return' && sold.ok)
        await app.changing(shop.website, (scope) => giveBackStock(scope, lines, paymentId, 'release'))
      return
    }
    if (step.kind === 'count') return count(places[step.place]!, step.by)
    const from = step.kind === 'move' ? places[1 - step.place]! : null
    const content = {
      ...blankTransfer(from, places[step.place]!),
      supplier: from === null ? 'Clay Ltd' : '',
      lines: [{ variantId, quantity: step.by, costCents: null }],
    }
    const draft = (await owner.call(transfers.createTransferCall, { body: { content } })).body.transfer
    const parameters = { transferId: draft.id }
    const sent = await owner.call(transfers.sendTransferCall, { parameters, body: { revision: draft.revision } })
    if (sent.code !== null) return expect(sent.code).toBe('transfer-not-enough')
    const { revision } = sent.body.transfer
    const arrived = { variantId, received: Math.ceil(step.by / 2), rejected: 0, missing: Math.floor(step.by / 2) }
    const receive = () =>
      owner.call(transfers.receiveTransferCall, { parameters, body: { revision, lines: [arrived] } })
    const cancel = () => owner.call(transfers.cancelTransferCall, { parameters, body: { revision } })
    if (step.end === 0) await Promise.all([receive(), receive()])
    if (step.end === 1) await Promise.all([receive(), cancel()])
    if (step.end === 3) await cancel()
  }

  async function count(locationId: string, counted: number): Promise<void> {
    const body = { locationId, scope: { kind: 'products' as const, productIds: [product.id] }, isBlind: false }
    const started = (await owner.call(counts.startCountCall, { body })).body.count
    const parameters = { countId: started.id }
    const line = { kind: 'set' as const, variantId, counted, seen: null }
    expect((await owner.call(counts.saveCountLinesCall, { parameters, body: { lines: [line] } })).code).toBeNull()
    const [one, other] = await Promise.all([0, 1].map(() => owner.call(counts.applyCountCall, { parameters })))
    expect([one!.code, other!.code].filter((code) => code === null)).toHaveLength(1)
  }

  async function ledger(): Promise<number[]> {
    const sums = await app.services.database
      .selectFrom('stock_changes')
      .select(({ fn }) => ['location_id', fn.sum<number>('change').as('sum')])
      .where('website_id', '=', shop.website.id)
      .where('variant_id', '=', variantId)
      .groupBy('location_id')
      .execute()
    const told = (id: string | null) => Number(sums.find(({ location_id }) => location_id === id)?.sum ?? 0)
    return [told(null), told(berlin)]
  }
})
