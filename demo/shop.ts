import { discountLink } from '../src/shared/discounts/link.ts'
import { roles } from '../src/shared/roles/rules.ts'
import type { StoreSettings } from '../src/shared/settings/schema.ts'
import { funds } from './funds.ts'
import { policies } from './policies.ts'
import { productInformation } from './product-information.ts'

/** The shop of the demo. It is fictional, as are its owner and its address. */
export const shop = {
  slug: 'tidemill',
  title: 'Tidemill',
  owner: { name: 'Nora Quill', email: 'nora@tidemill.example' },
  staff: [
    { name: 'Theo Marsh', email: 'theo@tidemill.example', role: roles.storeManager },
    { name: 'June Abara', email: 'june@tidemill.example', role: roles.editor },
  ],
  store: { title: 'Shop', navigationTitle: 'Shop', urlId: 'shop' },
  categories: [
    { urlId: 'cups', name: 'Cups', description: 'Mugs, cups and tumblers, all dishwasher and microwave safe.' },
    { urlId: 'table', name: 'Table', description: 'Plates, bowls and serving pieces that stack and mix.' },
    { urlId: 'vases', name: 'Vases', description: 'Vases for one stem or twenty, and planters for the windowsill.' },
    { urlId: 'studio', name: 'Studio', description: 'Sets, seconds, workshops and our book of glaze recipes.' },
  ],
  appearance: {
    description: 'Stoneware thrown and glazed by hand in an old tide mill in Maine.',
    announcement: {
      text: 'Free ground shipping on US orders of $120 or more. 10% off with code KILN10.',
      // Applies the code, and leads to the shop.
      href: discountLink('KILN10', '/shop'),
    },
    footer: {
      text: '4 Mill Cove Road, Rockport, Maine\n\nOpen Thursday to Saturday, 10 to 4.',
      imprint: 'This is a demo shop. Nothing is shipped, and no one is charged.',
    },
  },
  discounts: [{ code: 'KILN10', title: '10% off', percentMilli: 10_000 }],
} as const

/** Ships within the United States, to Canada and to much of Europe; charges tax in Maine and three nearby states. */
export const settings: Partial<StoreSettings> = {
  pricesIncludeTax: false,
  donations: {
    funds: Object.values(funds),
    receiptText: 'Tidemill is a fictional studio. No goods or services were given in return for this donation.',
  },
  businessAddress: '4 Mill Cove Road\nRockport, ME 04856\nUnited States',
  taxRates: [
    {
      name: 'Maine sales tax',
      place: { country: 'US', region: 'ME' },
      rateMilliPercent: 5500,
      appliesToShipping: false,
    },
    {
      name: 'Massachusetts sales tax',
      place: { country: 'US', region: 'MA' },
      rateMilliPercent: 6250,
      appliesToShipping: false,
    },
    {
      name: 'Vermont sales tax',
      place: { country: 'US', region: 'VT' },
      rateMilliPercent: 6000,
      appliesToShipping: true,
    },
    {
      name: 'New York sales tax',
      place: { country: 'US', region: 'NY' },
      rateMilliPercent: 4000,
      appliesToShipping: true,
    },
  ],
  shippingZones: [
    {
      name: 'United States',
      places: [{ country: 'US' }],
      methods: [
        {
          id: 'ground',
          name: 'Ground',
          description: '3 to 5 business days, double boxed',
          rate: { kind: 'flat', costCents: 900 },
          freeOverCents: 12_000,
        },
        {
          id: 'express',
          name: 'Express',
          description: 'Next business day if you order before noon',
          rate: {
            kind: 'by-weight',
            tiers: [
              { upToGrams: 1000, costCents: 2400 },
              { upToGrams: 3000, costCents: 3400 },
              { upToGrams: null, costCents: 5200 },
            ],
          },
          freeOverCents: null,
        },
        {
          id: 'pickup',
          name: 'Pickup at the mill',
          description: 'Thursday to Saturday, 10 to 4',
          rate: { kind: 'pickup', region: 'ME' },
          freeOverCents: null,
        },
        {
          id: 'kiln',
          name: 'Pickup at the kiln',
          description: 'At a time of your choice on open days',
          rate: {
            kind: 'pickup',
            region: 'ME',
            place: {
              address: 'The kiln shed\n6 Mill Cove Road\nRockport, ME 04856',
              instructions: 'Park beside the woodpile and come to the green door.',
            },
          },
          freeOverCents: null,
          schedule: {
            week: [[], [], [], ...Array.from({ length: 3 }, () => [{ from: 10 * 60, to: 16 * 60 }]), []],
            exceptions: [{ date: '2026-12-25', name: 'Christmas', openings: [] }],
            slotMinutes: 30,
            slotCapacity: 3,
            dayCapacity: null,
            lead: { unit: 'days', amount: 1, cutOff: 14 * 60 },
            daysAhead: 21,
          },
        },
      ],
    },
    {
      name: 'Canada and Europe',
      places: ['CA', 'GB', 'IE', 'DE', 'FR', 'NL', 'BE', 'AT', 'DK', 'SE'].map((country) => ({ country })),
      methods: [
        {
          id: 'international',
          name: 'Tracked air mail',
          description: '7 to 12 business days. You pay any import duties',
          rate: {
            kind: 'by-weight',
            tiers: [
              { upToGrams: 1000, costCents: 2800 },
              { upToGrams: 4000, costCents: 4800 },
              { upToGrams: null, costCents: 7900 },
            ],
          },
          freeOverCents: null,
        },
      ],
    },
  ],
  paymentMethods: ['test-card', 'bank-transfer', 'pay-on-pickup'],
  bankTransferInstructions:
    'Tidemill Pottery, Penobscot Savings\nRouting 000 000 000, account 000 0000 000\nInclude your order number.',
  pickupInstructions: '4 Mill Cove Road, Rockport, Maine. Use the blue door and ring the bell.',
  installments: { available: true, minimumCents: 3500, maximumCents: 100_000, accountCountry: 'US' },
  policies,
  productInformation,
  reviews: { isOn: true, asksBuyers: true, askAfterDays: 14, approval: 'after-approval', isInLists: true },
  scarcity: { enabled: true, text: 'Only {qty} left from this firing', threshold: 4 },
}
