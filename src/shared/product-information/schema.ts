import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'

export const MOST_INFORMATION_LINES = 5

/** Which products a line is shown with. */
export const informationScopes = ['physical', 'all'] as const

/** A closed line on product pages, such as Shipping or Care: its title, and the HTML that it opens to. */
export const informationLineSchema = z.strictObject({
  title: singleLine(60, 1),
  /** Cleaned when it is saved. */
  html: z.string().trim().max(5000, 'This text is too long.'),
  shownWith: z.enum(informationScopes),
})
export type InformationLine = z.infer<typeof informationLineSchema>

export const productInformationSchema = z.array(informationLineSchema).max(MOST_INFORMATION_LINES)
