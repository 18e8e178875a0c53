import { z } from 'zod'

/** Why a product has no right of withdrawal (directive 2011/83/EU, article 16). */
export const withdrawalExemptions = [
  'made-to-order',
  'perishable',
  'sealed-hygiene',
  'sealed-media',
  'mixed',
  'newspaper',
  'dated-service',
  'market-price',
] as const
export const withdrawalExemptionSchema = z.enum(withdrawalExemptions)
export type WithdrawalExemption = z.infer<typeof withdrawalExemptionSchema>

/** The buyer's consent that delivery of digital goods begins at once, with the words that were agreed to. */
export const withdrawalConsentSchema = z.object({
  /** In milliseconds since 1970. */
  at: z.int(),
  text: z.string(),
})
export type WithdrawalConsent = z.infer<typeof withdrawalConsentSchema>

/** An item of an order without a right of withdrawal, and why: its product is exempt, or delivery began with consent. */
export const exemptItemSchema = z.object({
  title: z.string(),
  reason: z.enum([...withdrawalExemptions, 'digital']),
})
export type ExemptItem = z.infer<typeof exemptItemSchema>
