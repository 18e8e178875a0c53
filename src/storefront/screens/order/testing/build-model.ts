import { productTypes } from '#shared/products/codes.ts'
import type { OrderModel } from '../model.ts'

export const ada = {
  firstName: 'Ada',
  lastName: 'Byron',
  company: '',
  addressLine1: '12 Kiln Lane',
  addressLine2: '',
  city: 'Rockport',
  region: 'ME',
  postalCode: '04856',
  country: 'US',
  phone: '',
}

/** An order of one bowl that was just paid by card, changed by what a test needs. */
export function buildModel({
  order,
  ...changes
}: Partial<Omit<OrderModel, 'order'>> & { order?: Partial<OrderModel['order']> } = {}): OrderModel {
  return {
    order: {
      id: 'order-1',
      number: 7,
      placedAt: Date.UTC(2026, 10, 20, 15),
      state: 'open',
      paymentState: 'paid',
      paymentMethod: 'test-card',
      testMode: false,
      takesStock: true,
      email: 'ada@example.com',
      buyer: null,
      shippingAddress: ada,
      billingAddress: ada,
      shippingMethod: { name: 'Ground', isPickup: false },
      note: '',
      currency: 'USD',
      lines: [
        {
          id: 'line-1',
          productId: 'product-1',
          variantId: 'variant-1',
          productType: productTypes.physical,
          sku: 'SKU-1',
          title: 'Wide Bowl',
          attributes: { Glaze: 'Ochre' },
          additionalFields: null,
          answers: [],
          quantity: 2,
          fulfilledQuantity: 0,
          unitPriceCents: 5600,
          totalCents: 11_200,
          imageUrl: null,
        },
      ],
      couponCodes: [],
      taxes: [],
      subtotalCents: 11_200,
      discountCents: 0,
      shippingCostCents: 900,
      taxCents: 0,
      grandTotalCents: 12_100,
      refundedCents: 0,
      fulfilments: [],
      ...order,
    },
    downloads: [],
    moneyFormat: { locale: 'en-US' },
    timeZone: 'America/New_York',
    isJustPlaced: false,
    shippingLines: ['Ada Byron', '12 Kiln Lane', 'Rockport, ME 04856'],
    billingLines: ['Ada Byron', '12 Kiln Lane', 'Rockport, ME 04856'],
    bankTransferInstructions: 'Routing 000 000 000',
    pickupInstructions: 'The blue door',
    shopHref: '/shop',
    sendsEmails: true,
    again: null,
    ...changes,
  }
}
