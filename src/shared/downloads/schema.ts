import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { limits } from '#shared/limits.ts'
import { orderSchema } from '#shared/orders/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** A file that is sold. It is stored where no public URL leads. */
export const downloadFileSchema = z.object({
  id: idSchema,
  filename: z.string().max(limits.productFilename),
  bytes: z.int().min(0),
})
export type DownloadFile = z.infer<typeof downloadFileSchema>

export const getDownloadLimitsCall = contract({
  method: 'GET',
  path: '/api/owner/downloads/limits',
  summary: 'Get the largest size of a product file, in bytes',
  access: 'products.read',
  reply: z.object({ bytes: z.int().positive() }),
})

/** The body is `multipart/form-data` with one part `file`, of any type; `shared/files/send-file.ts` sends it. */
export const uploadDownloadCall = contract({
  method: 'POST',
  path: '/api/owner/downloads',
  summary: 'Upload a product file (multipart/form-data, one part named file)',
  access: 'products.write',
  perMinute: 60,
  takesLong: true,
  reply: z.object({ file: downloadFileSchema }),
  failures: ['file-empty', 'file-missing', 'file-too-large', 'upload-failed'],
})

export const openDownloadCall = contract({
  method: 'GET',
  path: '/api/owner/downloads/:fileId',
  summary: 'Download a product file, for the shop’s team',
  access: 'products.write',
  parameters: z.object({ fileId: idSchema }),
  reply: z.any(),
  failures: ['file-not-found'],
})

const orderParameters = z.object({ orderId: idSchema })
const orderReply = z.object({ order: orderSchema })

export const allowDownloadsCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/downloads',
  summary: 'Renew the downloads of an order, with the full number of downloads and the full time',
  access: 'orders.manage',
  parameters: orderParameters,
  body: z.strictObject({
    /** Null opens all downloads, also files that were added to the products after the purchase. */
    downloadId: idSchema.nullable(),
  }),
  reply: orderReply,
  failures: ['order-not-found', 'download-not-found', 'downloads-closed', 'downloads-none'],
})

export const sendDownloadsCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/downloads/email',
  summary: 'Email the working download links to the customer',
  access: 'orders.manage',
  parameters: orderParameters,
  reply: orderReply,
  failures: ['order-not-found', 'downloads-closed', 'downloads-none', 'downloads-over'],
})
