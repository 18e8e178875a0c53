import type { Order } from '#shared/orders/schema.ts'

type OrderBusiness = NonNullable<Order['business']>

/** A business without who it is: how it was taxed stays. */
export const withoutNames = (business: OrderBusiness): OrderBusiness => ({ ...business, company: '', vat: null })
