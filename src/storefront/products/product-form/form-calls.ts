import type * as contracts from '#shared/cart/api.ts'
import { callAddress } from '../../islands/call-address.ts'

/** What is asked before a product's form opens; only then are these loaded. A test holds them and the contracts together. */
export const formCalls = {
  getStock: callAddress<typeof contracts.getStock>('GET', '/api/commerce/inventory/stock'),
  getAdditionalFieldsForm: callAddress<typeof contracts.getAdditionalFieldsForm>(
    'GET',
    '/api/commerce/products/:itemId/additional-fields-form',
  ),
}
