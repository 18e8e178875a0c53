import type { Order } from '#shared/orders/schema.ts'

/** An order with everything that a letter can show. */
export function buildOrder(changes: Partial<Order> = {}): Order {
  const address = {
    firstName: 'Ada',
    lastName: 'Lindqvist',
    company: '',
    addressLine1: '48 Quarry Lane',
    addressLine2: 'Apartment 3',
    city: 'Portland',
    region: 'ME',
    postalCode: '04101',
    country: 'US',
    phone: '',
  }
  const line = (
    index: number,
    title: string,
    attributes: Record<string, string>,
    quantity: number,
    unitPriceCents: number,
  ) => ({
    id: `line-000${index}`,
    productId: `product-${index}`,
    variantId: `variant-${index}`,
    productType: 1 as const,
    sku: `SKU${index}`,
    title,
    attributes,
    additionalFields: null,
    answers: [],
    quantity,
    fulfilledQuantity: 0,
    unitPriceCents,
    totalCents: quantity * unitPriceCents,
    imageUrl: `/media/p${index}/x.jpg`,
  })
  return {
    id: 'order-0001',
    number: 42,
    placedAt: Date.UTC(2026, 10, 20, 18, 5),
    state: 'open',
    paymentState: 'paid',
    paymentMethod: 'test-card',
    testMode: false,
    email: 'ada@example.com',
    buyer: null,
    shippingAddress: address,
    billingAddress: {
      ...address,
      company: 'Lindqvist & Daughters',
      addressLine1: '1 Exchange Street',
      addressLine2: '',
    },
    shippingMethod: { name: 'Standard', isPickup: false },
    note: '',
    currency: 'USD',
    lines: [
      line(0, 'Harbour mug', { Size: 'Large', Glaze: 'Celadon' }, 2, 3800),
      line(1, 'Moon jar', {}, 1, 42_000),
      line(2, 'The glaze notebook: forty recipes that we fire every week', { Format: 'PDF' }, 1, 1800),
    ],
    couponCodes: ['KILN10'],
    taxes: [{ name: 'Maine sales tax', rateMilliPercent: 5500, amountCents: 2544, included: false }],
    subtotalCents: 51_400,
    discountCents: 5140,
    shippingCostCents: 1200,
    taxCents: 2544,
    grandTotalCents: 50_004,
    refundedCents: 0,
    fulfilments: [
      {
        id: 'parcel-0001',
        at: Date.UTC(2026, 10, 23, 15, 0),
        carrier: 'USPS',
        trackingNumber: '9400 1000 0000 0000 0000 00',
        trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400',
        lines: [
          { lineId: 'line-0000', quantity: 2 },
          { lineId: 'line-0001', quantity: 1 },
        ],
      },
    ],
    downloads: [],
    events: [],
    ...changes,
  }
}
