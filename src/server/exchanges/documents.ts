import { defineDocument } from '#server/database/stored-document.ts'
import { orderLineSchema } from '#shared/orders/schema.ts'

/** `exchange_items.order_line`. */
export const exchangeLine = defineDocument({ name: 'exchange line', schema: orderLineSchema })
