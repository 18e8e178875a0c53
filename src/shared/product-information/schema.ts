import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'

export const MOST_INFORMATION_LINES = 5

/** The products that a line is shown on. */
export const informationScopes = ['physical', 'all'] as const

/** A collapsed line on product pages, such as Shipping or Care: its title, and the HTML inside. */
export const informationLineSchema = z.strictObject({
  title: singleLine(60, 1),
  /** Cleaned when it is saved. */
  html: z.string().trim().max(5000, 'This text is too long.'),
  shownWith: z.enum(informationScopes),
})
export type InformationLine = z.infer<typeof informationLineSchema>

export const productInformationSchema = z.array(informationLineSchema).max(MOST_INFORMATION_LINES)
