import { z } from 'zod'
import { customerProfileSchema } from '#shared/customers/schema.ts'
import { orderSchema } from '#shared/orders/schema.ts'
import { productSchema } from '#shared/products/schema.ts'
import { stockReasons, stockRowSchema } from '#shared/stock/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'
import type { SentEventType } from '#shared/webhooks/event-types.ts'

const orderData = z.object({ orderId: idSchema, order: orderSchema.nullable() })
const productData = z.object({ productId: idSchema, product: productSchema.nullable() })
const customerData = z.object({
  customerId: idSchema,
  customer: customerProfileSchema
    .pick({
      id: true,
      email: true,
      emails: true,
      firstName: true,
      lastName: true,
      phone: true,
      country: true,
      note: true,
      tags: true,
      orders: true,
      spentCents: true,
      currency: true,
      source: true,
      revision: true,
      createdAt: true,
      addresses: true,
    })
    .nullable(),
})

const stockData = z.object({
  variantId: idSchema,
  /** The pieces before and after this change; those of all locations that sell online. */
  before: z.int(),
  after: z.int(),
  reason: z.enum(stockReasons),
  /** The variant with its pieces now; null when it was deleted. */
  variant: stockRowSchema
    .pick({ variantId: true, productId: true, productTitle: true, sku: true, attributes: true })
    .extend({ qtyInStock: z.int(), unlimited: z.boolean() })
    .nullable(),
})

const submissionData = z.object({
  submissionId: idSchema,
  submission: z
    .object({
      id: idSchema,
      createdAt: z.int(),
      form: z.object({ id: idSchema, name: z.string(), revision: z.int() }),
      page: z.object({ title: z.string(), path: z.string(), id: z.string() }),
      /** The answers without passwords: `value` as it was sent, `text` as people read it. */
      fields: z.array(
        z.object({ id: z.string(), title: z.string(), type: z.string(), value: z.unknown(), text: z.string() }),
      ),
    })
    .nullable(),
})

/**
 * What is sent for each event: the version of its shape, and its data. What an event is about is null where it was
 * deleted before the event was sent. Fields are added without a new version; nothing is renamed or removed.
 */
export const webhookEvents = {
  'order.created': { version: 1, data: orderData },
  'order.paid': { version: 1, data: orderData },
  'order.edited': { version: 1, data: orderData },
  'order.fulfilled': { version: 1, data: orderData.extend({ fulfilmentId: idSchema }) },
  'order.refunded': { version: 1, data: orderData.extend({ refundId: idSchema }) },
  'order.canceled': { version: 1, data: orderData },
  'product.created': { version: 1, data: productData },
  'product.updated': { version: 1, data: productData },
  'product.deleted': { version: 1, data: z.object({ productId: idSchema }) },
  'stock.changed': { version: 1, data: stockData },
  'customer.created': { version: 1, data: customerData },
  'customer.updated': { version: 1, data: customerData },
  'customer.deleted': { version: 1, data: z.object({ customerId: idSchema }) },
  'form.submitted': { version: 1, data: submissionData },
  'webhook.test': { version: 1, data: z.object({ message: z.string() }) },
} as const satisfies Record<SentEventType, { readonly version: number; readonly data: z.ZodType }>
