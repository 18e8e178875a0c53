import { z } from 'zod'
import { idSchema, singleLine } from '#shared/texts/schema.ts'

/** How many funds a shop has, and the longest text of its receipts. */
export const donationLimits = { funds: 50, receiptText: 2000 } as const

export const frequencies = ['once', 'month', 'year'] as const
export type Frequency = (typeof frequencies)[number]

const receiptText = z.string().trim().max(donationLimits.receiptText)

/** What donations are for. Donors choose among those of a product that are open. */
export const fundSchema = z.object({
  id: idSchema,
  name: singleLine(100, 1),
  /** The legal text of its receipts; '' uses that of the shop. */
  receiptText: receiptText.default(''),
  /** A closed fund takes no new donations; those that renew go on. */
  isClosed: z.boolean().default(false),
})
export type Fund = z.infer<typeof fundSchema>

/** The settings of donations. */
export const donationSettingsSchema = z.object({
  funds: z.array(fundSchema).max(donationLimits.funds).default([]),
  /** The legal text of receipts. */
  receiptText: receiptText.default(''),
})
export type DonationSettings = z.infer<typeof donationSettingsSchema>
export const firstDonationSettings: DonationSettings = donationSettingsSchema.parse({})

/** What a donation product lets donors choose besides the amount. */
export const donationOfferSchema = z.object({
  frequencies: z
    .array(z.enum(frequencies))
    .min(1)
    .refine((all) => new Set(all).size === all.length),
  /** The funds to choose from; empty: donors are not asked. */
  fundIds: z.array(idSchema).max(donationLimits.funds),
})
export type DonationOffer = z.infer<typeof donationOfferSchema>

/** The fund of a donation, with the name that it had then. */
export const givenFundSchema = fundSchema.pick({ id: true, name: true })
export type GivenFund = z.infer<typeof givenFundSchema>
