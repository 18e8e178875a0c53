import { z } from 'zod'
import { defineDocument } from '#server/database/stored-document.ts'
import { orderAddressSchema } from '#shared/addresses/schema.ts'
import { erasedCountsSchema } from '#shared/customers/privacy-api.ts'

/** `customers.addresses`: those of an import. */
export const customerAddresses = defineDocument({ name: 'customer addresses', schema: z.array(orderAddressSchema) })

/** `privacy_requests.counts`. */
export const erasedCounts = defineDocument({ name: 'erased counts', schema: erasedCountsSchema })
