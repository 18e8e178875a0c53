import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'
import type { PixelProvider } from './providers.ts'

/** The ids become parts of addresses and pages, so nothing else than their formats is allowed. '' for none. */
const idOf = (format: RegExp, message: string) => singleLine(60).refine((id) => id === '' || format.test(id), message)

/** A site's pixels: the public ids that its owner has at each company. */
export const pixelsSchema = z.strictObject({
  meta: idOf(/^\d{10,20}$/, 'Enter the ID of the dataset or pixel: digits only, such as 1234567890123456.'),
  google: idOf(
    /^(?:G-[A-Z0-9]{6,14}|AW-\d{8,13}(?:\/[\w-]{5,40})?)$/,
    'Enter an ID such as G-AB12CD34EF, AW-123456789 or, with the label of a conversion, AW-123456789/AbC-D_efG.',
  ),
  tiktok: idOf(/^[A-Z0-9]{16,24}$/, 'Enter the pixel ID: about 20 capital letters and digits.'),
  pinterest: idOf(/^\d{10,18}$/, 'Enter the tag ID: digits only, such as 2612345678901.'),
}) satisfies z.ZodType<Record<PixelProvider, string>>
export type Pixels = z.infer<typeof pixelsSchema>

/** The pixels as they are stored. */
export const storedPixelsSchema = pixelsSchema.extend({
  /** Raised by each change: saving requires the one that was loaded. */
  revision: z.int().positive(),
})
export type StoredPixels = z.infer<typeof storedPixelsSchema>

/** An access token of a company: visible characters without spaces. */
export const pixelTokenSchema = singleLine(1_000).refine(
  (text) => /^[!-~]{16,}$/.test(text),
  'Enter the whole access token. It has no spaces.',
)

/** The id of an ad account at Pinterest, which its calls name; '' elsewhere. */
export const adAccountSchema = singleLine(20).refine(
  (text) => text === '' || /^\d{10,20}$/.test(text),
  'Enter the ID of the ad account: digits only.',
)
