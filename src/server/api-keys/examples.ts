import { updateCustomerCall } from '#shared/customers/api.ts'
import { blankDiscount } from '#shared/discounts/blank-discount.ts'
import { createDiscountCall } from '#shared/discounts/owner-api.ts'
import { issueGiftCardCall } from '#shared/gift-cards/owner-api.ts'
import type { Contract } from '#shared/http/contract.ts'
import {
  addOrderNoteCall,
  cancelOrderCall,
  changeOrderTagsCall,
  fulfilOrderCall,
  markOrderPaidCall,
} from '#shared/orders/change-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { changeProductsCall, createProductCall } from '#shared/products/api.ts'
import { blankProduct } from '#shared/products/blank-product.ts'
import { productTypes } from '#shared/products/codes.ts'
import { sendRestockCall } from '#shared/restock/api.ts'
import { updateStockCall } from '#shared/stock/schema.ts'

/** The ids in the examples; the test puts those of its shop in their place. */
export const exampleIds = {
  orderId: '0199a000-93b3-70c2-9830-000000000001',
  customerId: '0199a000-93b3-70c2-9830-000000000002',
  productId: '0199a000-93b3-70c2-9830-000000000003',
  variantId: '0199a000-93b3-70c2-9830-000000000004',
  collectionId: '0199a000-93b3-70c2-9830-000000000005',
} as const

/** A call with a body, as the description of the API shows it. A test makes each of them with a key. */
export interface Example {
  readonly contract: Contract
  readonly body?: unknown
}

const { variantId, productId, collectionId } = exampleIds

export const examples: readonly Example[] = [
  { contract: addOrderNoteCall, body: { text: 'Sent to the warehouse.' } },
  { contract: changeOrderTagsCall, body: { add: ['exported'], remove: [] } },
  { contract: markOrderPaidCall },
  {
    contract: fulfilOrderCall,
    body: {
      carrier: 'DHL',
      trackingNumber: '00340434161094042557',
      trackingUrl: 'https://www.dhl.com/track?id=00340434161094042557',
      lines: [],
      notifyBuyer: true,
    },
  },
  {
    contract: refundOrderCall,
    body: {
      idempotencyKey: 'return-2026-0001',
      lines: [],
      shippingCents: 0,
      cents: 500,
      restock: false,
      reason: 'Arrived late',
      notifyBuyer: true,
    },
  },
  { contract: cancelOrderCall, body: { restock: true, notifyBuyer: true } },
  {
    contract: updateStockCall,
    body: {
      changes: [{ kind: 'set', variantId, quantity: 12 }],
    },
  },
  {
    contract: updateCustomerCall,
    body: {
      revision: 1,
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '',
      note: '',
      tags: ['wholesale'],
      taxExemption: null,
    },
  },
  {
    contract: createProductCall,
    body: {
      ...blankProduct,
      collectionId,
      productType: productTypes.physical,
      title: 'Harbor mug',
      urlId: '',
      status: 'draft',
      variants: [
        {
          ...{ id: null, sku: 'MUG-1', priceCents: 2000, salePriceCents: 0, onSale: false },
          ...{ unlimited: false, qtyInStock: 12, attributes: {}, pictureId: null },
          ...{ weightGrams: 350, lengthMillimetres: 0, widthMillimetres: 0, heightMillimetres: 0 },
        },
      ],
    },
  },
  { contract: changeProductsCall, body: { action: 'publish', productIds: [productId] } },
  {
    contract: createDiscountCall,
    body: { ...blankDiscount, title: 'Ten percent off', code: 'TEN' },
  },
  {
    contract: issueGiftCardCall,
    body: {
      ...{ idempotencyKey: 'prize-2026-0001', cents: 5000, reason: 'Prize of the raffle' },
      ...{ recipientName: 'Ada', recipientEmail: 'ada@example.com', message: 'Congratulations' },
    },
  },
  { contract: sendRestockCall, body: { productId, variantId } },
]

/** The example of a call; absent for calls without one. */
export const exampleOf = ({ method, path }: Contract): Example | undefined =>
  examples.find(({ contract }) => contract.method === method && contract.path === path)
