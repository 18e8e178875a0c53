import { createCustomerCall, listCustomersCall, mergeCustomersCall, updateCustomerCall } from '#shared/customers/api.ts'
import { importCustomersCall } from '#shared/customers/import-api.ts'
import { blankDiscount } from '#shared/discounts/blank-discount.ts'
import {
  createDiscountCall,
  generateCodesCall,
  listDiscountsCall,
  switchDiscountCall,
  updateDiscountCall,
} from '#shared/discounts/owner-api.ts'
import { listDonorsCall, sendSummariesCall } from '#shared/donations/donor-api.ts'
import {
  exportGiftCardsCall,
  issueGiftCardCall,
  listGiftCardsCall,
  sendGiftCardCall,
  switchGiftCardCall,
} from '#shared/gift-cards/owner-api.ts'
import { type Example, example, exampleIds } from './define.ts'

const customer = { firstName: 'Ada', lastName: 'Byron', phone: '', note: '', tags: ['wholesale'], taxExemption: null }
const tenPercent = { ...blankDiscount, title: 'Ten percent off', code: 'TEN' }

/** Customers and donors, and what they get: discounts and gift cards. */
export const peopleExamples: readonly Example[] = [
  example(listCustomersCall, { query: { country: 'US', sort: 'newest' } }),
  example(createCustomerCall, { body: { ...customer, email: 'ada.byron@example.com' } }),
  example(updateCustomerCall, { body: { ...customer, revision: 1 } }),
  example(mergeCustomersCall, { body: { otherId: exampleIds.otherId } }),
  example(importCustomersCall, {
    body: { csv: 'Email,First Name,Last Name\nada@example.com,Ada,Byron\n', consent: null, isDryRun: true },
  }),
  example(listDonorsCall, { query: { year: '2026' } }),
  example(sendSummariesCall, { body: { year: 2025 } }),
  example(listDiscountsCall, { query: { status: 'active' } }),
  example(createDiscountCall, { body: tenPercent }),
  example(updateDiscountCall, {
    body: { ...tenPercent, title: 'Ten percent off, once', code: 'TEN-ONCE', oncePerCustomer: true, revision: 1 },
  }),
  example(switchDiscountCall, { body: { isOn: false } }),
  example(generateCodesCall, { body: { count: 100, prefix: 'KILN' } }),
  example(listGiftCardsCall, { query: { status: 'active' } }),
  example(exportGiftCardsCall, { query: { day: '2026-12-31' } }),
  example(issueGiftCardCall, {
    body: {
      ...{ idempotencyKey: 'prize-2026-0001', cents: 5000, reason: 'Prize of the raffle' },
      ...{ recipientName: 'Ada', recipientEmail: 'ada@example.com', message: 'Congratulations' },
    },
  }),
  example(sendGiftCardCall, {
    body: { recipientName: 'Ada', recipientEmail: 'ada@example.com', message: 'Congratulations' },
  }),
  example(switchGiftCardCall, { body: { isDisabled: true, reason: 'Sent to the wrong person' } }),
]
