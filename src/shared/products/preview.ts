import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { jsonText } from '#shared/http/json-text.ts'
import { productSchema } from './schema.ts'

/** The largest accepted form: a product of 250 variants as JSON, percent-encoded. */
const PREVIEW_BYTES = 3_000_000

/**
 * The preview of a product that is not saved. The editor posts it into an iframe, so that the page has its own headers;
 * nothing is stored.
 */
export const previewProductCall = contract({
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
