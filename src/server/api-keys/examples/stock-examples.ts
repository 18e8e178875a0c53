import { listStockCall, updateStockCall } from '#shared/stock/schema.ts'
import { listCountLinesCall, listCountsCall, saveCountLinesCall, startCountCall } from '#shared/stock-counts/api.ts'
import { MAIN_LOCATION_ID, saveStockLocationsCall } from '#shared/stock-locations/schema.ts'
import {
  cancelTransferCall,
  createTransferCall,
  listTransfersCall,
  receiveTransferCall,
  sendTransferCall,
  updateTransferCall,
  updateTransferDetailsCall,
} from '#shared/stock-transfers/api.ts'
import { type Example, example, exampleIds } from './define.ts'

const { variantId } = exampleIds
const details = { expectedOn: '2026-12-24', reference: 'PO-2026-17', note: 'By pallet' }
const content = {
  ...{ ...details, fromLocationId: null, toLocationId: MAIN_LOCATION_ID, supplier: 'North Clay' },
  lines: [{ variantId, quantity: 5, costCents: 250 }],
}

/** Stock with its locations, transfers and counts. */
export const stockExamples: readonly Example[] = [
  example(listStockCall, { query: { level: 'low' } }),
  example(updateStockCall, { body: { changes: [{ kind: 'set', variantId, quantity: 12 }] } }),
  example(saveStockLocationsCall, {
    body: { locations: [{ id: MAIN_LOCATION_ID, name: 'Warehouse', sellsOnline: true, pickupMethodId: null }] },
  }),
  example(listTransfersCall, { query: { state: 'sent' } }),
  example(createTransferCall, { body: { content } }),
  example(updateTransferCall, { body: { content: { ...content, supplier: 'South Clay' }, revision: 1 } }),
  example(updateTransferDetailsCall, { body: { details, revision: 2 } }),
  example(sendTransferCall, { body: { revision: 1 } }),
  example(receiveTransferCall, {
    body: { lines: [{ variantId, received: 4, rejected: 1, missing: 0 }], revision: 2 },
  }),
  example(cancelTransferCall, { body: { revision: 1 } }),
  example(listCountsCall, { query: { state: 'open' } }),
  example(startCountCall, { body: { locationId: MAIN_LOCATION_ID, scope: { kind: 'all' }, isBlind: false } }),
  example(listCountLinesCall, { query: { show: 'different' } }),
  example(saveCountLinesCall, { body: { lines: [{ kind: 'set', variantId, counted: 11, seen: null }] } }),
]
