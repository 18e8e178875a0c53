import { z } from 'zod'

/** When a review of a buyer appears: at once, or once someone of the team has approved it. */
export const reviewApprovals = ['at-once', 'after-approval'] as const

/** The settings of product reviews. */
export const reviewSettingsSchema = z.object({
  /** Off: nothing is shown and nobody is asked. */
  isOn: z.boolean().default(false),
  /** Whether buyers get an email that asks for reviews. */
  asksBuyers: z.boolean().default(true),
  /** Days between the last shipment of an order and that email. */
  askAfterDays: z.int().min(1).max(90).default(14),
  approval: z.enum(reviewApprovals).default('after-approval'),
  /** Whether lists of products show the average. */
  isInLists: z.boolean().default(true),
})
export type ReviewSettings = z.infer<typeof reviewSettingsSchema>
export const firstReviewSettings = reviewSettingsSchema.parse({})
