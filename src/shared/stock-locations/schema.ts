import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'

/** The location that every site has: all stock is there that is at no other one. It always sells online. */
export const MAIN_LOCATION_ID = 'main-location'

export const MOST_LOCATIONS = 20

/** A place where stock is stored. */
export const stockLocationSchema = z.object({
  id: idSchema,
  name: singleLine(80, 1),
  /** Whether orders of the online store take from it, and visitors can buy what is there. */
  sellsOnline: z.boolean(),
  /** The pickup method whose orders take from it first; null where it belongs to none. */
  pickupMethodId: z.string().min(1).max(40).nullable(),
})
export type StockLocation = z.infer<typeof stockLocationSchema>

const locationsReply = z.object({ locations: z.array(stockLocationSchema) })

export const listStockLocationsCall = contract({
  method: 'GET',
  path: '/api/owner/stock-locations',
  summary: 'List the locations of stock in the order in which orders take from them',
  access: 'products.read',
  reply: locationsReply,
})

export const saveStockLocationsCall = contract({
  method: 'PUT',
  path: '/api/owner/stock-locations',
  summary: 'Save all locations of stock, in the order in which orders take from them',
  access: 'products.write',
  body: z.strictObject({
    /** `id` is null for a new one. One that is left out is deleted, if no stock is there. */
    locations: z
      .array(z.strictObject({ ...stockLocationSchema.shape, id: idSchema.nullable() }))
      .min(1)
      .max(MOST_LOCATIONS),
  }),
  reply: locationsReply,
  failures: ['location-main', 'location-awaited', 'location-not-empty', 'location-not-found'],
})
