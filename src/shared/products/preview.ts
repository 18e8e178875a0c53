import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { jsonText } from '#shared/http/json-text.ts'
import { productSchema } from './schema.ts'

/** Largest form that is taken: a product of 250 variants as JSON, percent-encoded. */
const PREVIEW_BYTES = 3_000_000

/**
 * The page of a product that has not been saved. A form posts it into a frame of the studio, so that the page comes with
 * headers of its own; nothing is kept.
 */
export const previewProduct = contract({
  method: 'POST',
  path: '/api/owner/products/preview',
  summary: 'Preview the page of an unsaved product, as HTML for a frame',
  access: 'products.read',
  bodyLimit: PREVIEW_BYTES,
  perMinute: 300,
  body: z.strictObject({
    product: jsonText(PREVIEW_BYTES).pipe(productSchema),
  }),
  reply: z.string(),
  failures: ['collection-not-found'],
})
