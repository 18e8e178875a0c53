import type * as contracts from '#shared/cart/api.ts'
import { callAddress } from '../../islands/call-address.ts'

/** The calls before a product's form opens; loaded only then. A test compares them with the contracts. */
export const formCalls = {
  getStock: callAddress<typeof contracts.getStockCall>('GET', '/api/commerce/inventory/stock'),
  getAdditionalFieldsForm: callAddress<typeof contracts.getAdditionalFieldsFormCall>(
    'GET',
    '/api/commerce/products/:itemId/additional-fields-form',
  ),
}
