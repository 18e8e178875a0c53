import { defaultStoreSettings, type ShopBasics } from '#shared/settings/defaults.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

/** The settings of a shop in the United States with every payment method. */
export const shopSettings = (basics: Partial<ShopBasics> = {}): StoreSettings => ({
  ...defaultStoreSettings({
    country: 'US',
    currency: 'USD',
    timeZone: 'America/New_York',
    email: 'owner@example.com',
    ...basics,
  }),
  paymentMethods: ['test-card', 'bank-transfer', 'pay-on-pickup'],
  bankTransferInstructions: 'Routing 000 000 000',
  pickupInstructions: 'The blue door',
})
