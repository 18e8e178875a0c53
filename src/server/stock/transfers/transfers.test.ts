import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { undoLast } from '#server/testing/stock/undo-last.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { getStockHistoryCall, listStockCall, updateStockCall } from '#shared/stock/schema.ts'
import { listStockLocationsCall, MAIN_LOCATION_ID, saveStockLocationsCall } from '#shared/stock-locations/schema.ts'
import * as api from '#shared/stock-transfers/api.ts'
import { blankTransfer } from '#shared/stock-transfers/rules.ts'
import type { Transfer, TransferContent } from '#shared/stock-transfers/schema.ts'

const app = await startTestApp()

/** A shop with 10 units of one variant at the main location, and none in Berlin. */
async function openShop() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const main = (await owner.call(listStockLocationsCall, {})).body.locations[0]!
  const fresh = { id: null, name: 'Berlin', sellsOnline: true, pickupMethodId: null }
  const { locations } = (await owner.call(saveStockLocationsCall, { body: { locations: [main, fresh] } })).body
  const berlin = locations[1]!
  const product = await shop.addProduct({ title: 'Mug', variants: [{ qtyInStock: 10 }] })
  const variantId = product.variants[0]!.id
  const line = (quantity: number) => ({ variantId, quantity, costCents: null })
  const toBerlin = (...quantities: number[]): TransferContent => ({
    ...blankTransfer(MAIN_LOCATION_ID, berlin.id),
    lines: quantities.map(line),
  })
  const fromSupplier = (quantity: number): TransferContent => ({
    ...blankTransfer(null, berlin.id),
    supplier: 'Clay Ltd',
    lines: [{ ...line(quantity), costCents: 250 }],
  })
  const create = async (content: TransferContent) =>
    (await owner.call(api.createTransferCall, { body: { content } })).body.transfer
  const send = ({ id, revision }: Transfer) =>
    owner.call(api.sendTransferCall, { parameters: { transferId: id }, body: { revision } })
  const sent = async (content: TransferContent) => (await send(await create(content))).body.transfer
  const receive = ({ id, revision }: Transfer, received: number, rejected = 0, missing = 0) =>
    owner.call(api.receiveTransferCall, {
      parameters: { transferId: id },
      body: { revision, lines: [{ variantId, received, rejected, missing }] },
    })
  const cancel = ({ id, revision }: Transfer) =>
    owner.call(api.cancelTransferCall, { parameters: { transferId: id }, body: { revision } })
  const row = async () => (await owner.call(listStockCall, { query: {} })).body.variants[0]!
  /** What can be bought, what is at each location, and what is awaited in Berlin. */
  async function stock() {
    const { qtyInStock, parts, incoming } = await row()
    return [qtyInStock, ...parts.map(({ quantity }) => quantity), incoming[0]?.quantity ?? 0]
  }
  const history = async () =>
    (await owner.call(getStockHistoryCall, { parameters: { variantId }, query: {} })).body.entries.map(
      ({ location, change, reason, number }) => `${location} ${change} ${reason} ${number}`,
    )
  return {
    shop,
    owner,
    main,
    berlin,
    variantId,
    toBerlin,
    fromSupplier,
    create,
    send,
    sent,
    receive,
    cancel,
    stock,
    history,
  }
}

test('units leave the first location when they are sent, and can be bought at the second when they arrive', async () => {
  const { toBerlin, create, send, receive, stock, history } = await openShop()
  const draft = await create(toBerlin(6))
  expect(await stock()).toEqual([10, 10, 0, 0])
  const sent = (await send(draft)).body.transfer
  expect(sent).toMatchObject({ state: 'sent', quantity: 6, incoming: 6, from: 'Main location', to: 'Berlin' })
  expect(await stock()).toEqual([4, 4, 0, 6])
  const partly = (await receive(sent, 2)).body.transfer
  expect(partly).toMatchObject({ state: 'sent', incoming: 4 })
  expect(await stock()).toEqual([6, 4, 2, 4])
  const done = (await receive(partly, 1, 2, 1)).body.transfer
  expect(done).toMatchObject({ state: 'received', incoming: 0 })
  expect(done.lines[0]).toMatchObject({ quantity: 6, received: 3, rejected: 2, missing: 1, incoming: 0 })
  expect(await stock()).toEqual([7, 4, 3, 0])
  expect((await history()).slice(0, 3)).toEqual([
    'Berlin 1 transfer 1',
    'Berlin 2 transfer 1',
    'Main location -6 transfer 1',
  ])
})

test('two people who receive the same units at once receive them once', async () => {
  const { toBerlin, sent, receive, stock } = await openShop()
  const transfer = await sent(toBerlin(5))
  const answers = await Promise.all([receive(transfer, 5), receive(transfer, 5), receive(transfer, 5)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await stock()).toEqual([10, 5, 5, 0])
})

test('two people who send the same transfer at once send it once', async () => {
  const { toBerlin, create, send, stock } = await openShop()
  const draft = await create(toBerlin(5))
  await Promise.all([send(draft), send(draft)])
  expect(await stock()).toEqual([5, 5, 0, 5])
})

test('no more is sent than is there, and then nothing is', async () => {
  const { toBerlin, create, send, stock } = await openShop()
  const draft = await create(toBerlin(11))
  expect((await send(draft)).failure).toMatchObject({ code: 'transfer-not-enough', available: 10, title: 'Mug' })
  expect(await stock()).toEqual([10, 10, 0, 0])
})

test('what is canceled returns to the first location, and what was received stays', async () => {
  const { toBerlin, sent, receive, cancel, stock } = await openShop()
  const partly = (await receive(await sent(toBerlin(6)), 2)).body.transfer
  const canceled = (await cancel(partly)).body.transfer
  expect(canceled).toMatchObject({ state: 'canceled', incoming: 0 })
  expect(await stock()).toEqual([10, 8, 2, 0])
  expect((await cancel(canceled)).code).toBe('transfer-state')
  expect((await receive(canceled, 1)).code).toBe('transfer-state')
})

test('a delivery of a supplier is awaited, and can be more than what was ordered', async () => {
  const { fromSupplier, sent, receive, stock, history } = await openShop()
  const ordered = await sent(fromSupplier(5))
  expect(ordered).toMatchObject({ kind: 'purchase', from: 'Clay Ltd' })
  expect(await stock()).toEqual([10, 10, 0, 5])
  const partly = (await receive(ordered, 4)).body.transfer
  expect((await receive(partly, 3)).body.transfer.state).toBe('received')
  expect(await stock()).toEqual([17, 10, 7, 0])
  expect((await history())[0]).toBe('Berlin 3 purchase 1')
})

test('more than is awaited of another location is refused', async () => {
  const { toBerlin, sent, receive, stock } = await openShop()
  expect((await receive(await sent(toBerlin(2)), 3)).failure).toMatchObject({ code: 'transfer-too-many', title: 'Mug' })
  expect(await stock()).toEqual([8, 8, 0, 2])
})

test('what cannot be a transfer is refused with its reason', async () => {
  const { owner, shop, main, toBerlin, fromSupplier, create, send } = await openShop()
  const attempt = async (content: TransferContent) =>
    (await owner.call(api.createTransferCall, { body: { content } })).code
  expect(await attempt({ ...toBerlin(1), toLocationId: main.id })).toBe('transfer-same-location')
  expect(await attempt({ ...toBerlin(1), toLocationId: 'none-here' })).toBe('location-not-found')
  expect(await attempt({ ...fromSupplier(1), supplier: ' ' })).toBe('transfer-supplier')
  expect(await attempt(toBerlin(1, 2))).toBe('transfer-repeated')
  expect((await send(await create(toBerlin()))).code).toBe('transfer-empty')
  const unlimited = await shop.addProduct({ title: 'Print', variants: [{ unlimited: true }] })
  const lines = [{ variantId: unlimited.variants[0]!.id, quantity: 1, costCents: null }]
  expect(await attempt({ ...toBerlin(), lines })).toBe('stock-untracked')
})

test('a location is not deleted while units are on their way to it', async () => {
  const { owner, main, berlin, toBerlin, sent, cancel } = await openShop()
  const transfer = await sent(toBerlin(1))
  const remove = () => owner.call(saveStockLocationsCall, { body: { locations: [main] } })
  expect((await remove()).failure).toMatchObject({ code: 'location-awaited', name: 'Berlin' })
  await cancel(transfer)
  expect((await remove()).body.locations.map(({ id }) => id)).toEqual([main.id])
  const { transfers } = (await owner.call(api.listTransfersCall, { query: { locationId: berlin.id } })).body
  expect(transfers).toMatchObject([{ to: 'Berlin' }])
})

test('units of a variant that is no longer tracked are received without a stock', async () => {
  const { owner, variantId, toBerlin, sent, receive } = await openShop()
  const transfer = await sent(toBerlin(3))
  await owner.call(updateStockCall, { body: { changes: [{ kind: 'unlimited', variantId }] } })
  expect((await receive(transfer, 3)).body.transfer.state).toBe('received')
})

test('drafts are changed, deleted and restored; what was sent is final', async () => {
  const { shop, owner, toBerlin, create, send } = await openShop()
  const draft = await create(toBerlin(3))
  const parameters = { transferId: draft.id }
  const change = (quantity: number) =>
    owner.call(api.updateTransferCall, { parameters, body: { content: toBerlin(quantity), revision: draft.revision } })
  expect((await change(4)).body.transfer.quantity).toBe(4)
  expect((await change(5)).code).toBe('transfer-stale')
  const { batchId } = (await owner.call(api.deleteTransferCall, { parameters })).body
  expect((await owner.call(api.getTransferCall, { parameters })).code).toBe('transfer-not-found')
  await undo(owner, batchId)
  const restored = (await owner.call(api.getTransferCall, { parameters })).body.transfer
  expect(restored).toMatchObject({ number: draft.number, quantity: 4, state: 'draft' })
  await send(restored)
  expect((await undoLast(app, shop.website, owner)).code).toBe('change-final')
  expect((await owner.call(api.deleteTransferCall, { parameters })).code).toBe('transfer-state')
})

test('what is expected can be changed on the way, by state and filters found again', async () => {
  const { owner, toBerlin, fromSupplier, sent, create } = await openShop()
  const ordered = await sent(fromSupplier(5))
  const draft = await create(toBerlin(1))
  const details = { expectedOn: '2026-12-24', reference: 'LS-77', note: 'Two boxes' }
  await owner.call(api.updateTransferDetailsCall, {
    parameters: { transferId: ordered.id },
    body: { details, revision: ordered.revision },
  })
  const numbers = async (query: object) =>
    (await owner.call(api.listTransfersCall, { query })).body.transfers.map(({ number }) => number)
  expect(await numbers({})).toEqual([2, 1])
  expect(await numbers({ state: 'draft' })).toEqual([2])
  expect(await numbers({ kind: 'purchase' })).toEqual([1])
  expect(await numbers({ search: 'ls-7' })).toEqual([1])
  expect(await numbers({ search: 'T00002' })).toEqual([2])
  expect(await numbers({ search: 'cl_y' })).toEqual([])
  expect(await numbers({ locationId: MAIN_LOCATION_ID })).toEqual([2])
  expect(await numbers({ variantId: draft.lines[0]!.variantId, state: 'sent' })).toEqual([1])
})
