import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { MOST_ASKED } from './paths.ts'

/** The one call with which a page shows the prices of a buyer's group: pages are the same for everyone. */
export const getOwnPricesCall = contract({
  method: 'GET',
  path: '/api/commerce/own-prices',
  summary: 'Get the prices of products for the group of the customer who has opened their link',
  access: 'public',
  query: z.object({
    /** Ids of products, separated by commas. */
    items: z.string().max(MOST_ASKED * 37),
  }),
  reply: z.object({
    /** Products whose price differs from the shop's, each with its price as text. */
    prices: z.array(z.object({ itemId: idSchema, words: z.string(), steps: z.array(z.string()) })),
  }),
})
